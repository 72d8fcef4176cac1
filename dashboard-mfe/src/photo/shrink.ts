import { squareOf, type Crop } from './square.ts';

/** Width and height in pixels of what is sent; twice what the largest stored size needs. */
const MAX_EDGE = 1_280;
/** Bytes; a photo of a phone has ten times as many. */
const MAX_BYTES = 400_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
/** How much smaller the picture becomes where even the last quality is too large. */
const STEP = 0.75;

/**
 * Makes an upright, square JPEG of a picture, of at most 1280 px and 400 kB. It carries nothing that the camera
 * noted, no place either.
 * @throws where this browser cannot read the picture or has no canvas outside of a page
 */
export async function shrink(picture: Blob, crop: Crop): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const square = squareOf(bitmap.width, bitmap.height, crop);
    let edge = Math.min(square.side, MAX_EDGE);
    for (;;) {
      const smaller = await encode(draw(bitmap, square, edge));
      if (smaller.size <= MAX_BYTES) return smaller;
      edge = Math.floor(edge * STEP);
    }
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, { left, top, side }: ReturnType<typeof squareOf>, edge: number) {
  const canvas = new OffscreenCanvas(edge, edge);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('No canvas to draw on');
  // What is transparent becomes white, as on the server.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, edge, edge);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, left, top, side, side, 0, 0, edge, edge);
  return canvas;
}

/** The best quality that is small enough, else the smallest. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MAX_BYTES) break;
  }
  return blob;
}
