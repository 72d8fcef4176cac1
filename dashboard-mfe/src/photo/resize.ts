import { cropArea, type Crop } from './crop.ts';

/** Pixels; twice the largest size that the server stores. */
const MAX_SIDE_PX = 1_280;
const MAX_BYTES = 400_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
/** Applied to the side when the lowest quality is still too large. */
const SCALE_STEP = 0.75;

/**
 * Crops a picture to an upright JPEG of at most 1280 px and 400 kB, without EXIF data such as the location.
 * @throws if the browser cannot decode the picture or lacks `OffscreenCanvas`
 */
export async function resize(picture: Blob, crop: Crop): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const area = cropArea(bitmap.width, bitmap.height, crop);
    let side = Math.min(area.side, MAX_SIDE_PX);
    for (;;) {
      const encoded = await encode(draw(bitmap, area, side));
      if (encoded.size <= MAX_BYTES) return encoded;
      side = Math.floor(side * SCALE_STEP);
    }
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, area: ReturnType<typeof cropArea>, side: number) {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on');
  // Transparent pixels become white, as on the server.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.left, area.top, area.side, area.side, 0, 0, side, side);
  return canvas;
}

/** The highest quality within `MAX_BYTES`, else the lowest. */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MAX_BYTES) break;
  }
  return blob;
}
