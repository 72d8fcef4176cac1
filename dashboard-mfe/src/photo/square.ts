/** Which square of a picture is kept. */
export interface Crop {
  /** Where it stands between the left edge of the picture (0) and the right one (1). */
  readonly x: number;
  /** Where it stands between the upper edge (0) and the lower one (1). */
  readonly y: number;
  /** 1 takes the whole short side, 2 half of it. */
  readonly zoom: number;
}

/** What is kept unless the agent wants something else. */
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The square in pixels of a picture that is so wide and high; it never leaves the picture. */
export function squareOf(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.max(1, Math.round(Math.min(width, height) / zoom));
  return { left: Math.round(x * (width - side)), top: Math.round(y * (height - side)), side };
}

/** The square after the picture was moved by shares of the frame it is seen through; it stops at the edges. */
export function moved(picture: ImageBitmap, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(picture.width, picture.height, crop);
  return {
    ...crop,
    x: shifted(crop.x, right * side, picture.width - side),
    y: shifted(crop.y, down * side, picture.height - side),
  };
}

/** `room` is how far the square can go in pixels; without any it stays. */
function shifted(at: number, by: number, room: number): number {
  return room === 0 ? at : Math.min(Math.max(at - by / room, 0), 1);
}
