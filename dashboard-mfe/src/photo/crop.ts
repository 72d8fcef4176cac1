export interface Crop {
  /** Horizontal position, from the left edge (0) to the right edge (1). */
  readonly x: number;
  /** Vertical position, from the top (0) to the bottom (1). */
  readonly y: number;
  /** 1 spans the whole short side, 2 half of it. */
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const CENTERED: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The crop in pixels of a picture of this size; always inside it. */
export function cropArea(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.max(1, Math.round(Math.min(width, height) / zoom));
  return { left: Math.round(x * (width - side)), top: Math.round(y * (height - side)), side };
}

/** The crop of a part of a picture, given in percent of its width and height. */
export function cropOf(
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
  zoom: number,
) {
  return { x: share(x, width), y: share(y, height), zoom };
}

function share(start: number, length: number): number {
  return length < 100 ? start / (100 - length) : 0.5;
}

/** The distance of the picture from its centre, in the pixels in which its size before the zoom is given. */
export function offsetOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height);
  return { x: (0.5 - x) * (width * zoom - side), y: (0.5 - y) * (height * zoom - side) };
}
