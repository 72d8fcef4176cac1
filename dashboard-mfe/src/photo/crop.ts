export interface Crop {
  /** Horizontal position, from the left edge (0) to the right edge (1). */
  readonly x: number;
  /** Vertical position, from the top (0) to the bottom (1). */
  readonly y: number;
  /** 1 spans the whole short side, 2 half of it. */
  readonly zoom: number;
}

export const CENTERED: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The crop in pixels of a picture of this size; always inside it. */
export function cropArea(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.max(1, Math.round(Math.min(width, height) / zoom));
  return { left: Math.round(x * (width - side)), top: Math.round(y * (height - side)), side };
}

/** The crop after dragging the picture by fractions of the frame; it stops at the edges. */
export function panned(picture: ImageBitmap, crop: Crop, right: number, down: number): Crop {
  const { side } = cropArea(picture.width, picture.height, crop);
  return {
    ...crop,
    x: panAxis(crop.x, right * side, picture.width - side),
    y: panAxis(crop.y, down * side, picture.height - side),
  };
}

/** `range` is how far the crop can move, in pixels. */
function panAxis(position: number, by: number, range: number): number {
  return range === 0 ? position : Math.min(Math.max(position - by / range, 0), 1);
}
