import { cropArea, type Crop } from './crop.ts';

/** The part of a picture that is kept. */
export type Part = Crop | 'whole';

/** Pixels; twice the largest size that the server stores. */
const MAX_SIDE_PX = 1_280;
const MAX_BYTES = 400_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
/** Applied to the side when the lowest quality is still too large. */
const SCALE_STEP = 0.75;

/**
 * An upright JPEG of a part of a picture, at most 1280 px and 400 kB, without EXIF data such as the location.
 * @throws if the browser cannot decode the picture or has no canvas here, as workers of Safari before 16.4
 */
export async function resize(picture: Blob, part: Part): Promise<Blob> {
  // The result is upright by default. Chrome before 112 refuses the option for it.
  const bitmap = await createImageBitmap(picture);
  try {
    const area = areaOf(bitmap, part);
    let scale = Math.min(1, MAX_SIDE_PX / Math.max(area.width, area.height));
    for (;;) {
      const encoded = await encode(draw(bitmap, area, scale));
      if (encoded.size <= MAX_BYTES) return encoded;
      scale *= SCALE_STEP;
    }
  } finally {
    bitmap.close();
  }
}

/** An area in pixels of the picture. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function areaOf({ width, height }: ImageBitmap, part: Part): Area {
  if (part === 'whole') return { left: 0, top: 0, width, height };
  const { left, top, side } = cropArea(width, height, part);
  return { left, top, width: side, height: side };
}

function draw(bitmap: ImageBitmap, area: Area, scale: number) {
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('No canvas to draw on');
  // Transparent pixels become white, as on the server.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, width, height);
  return canvas;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas(width: number, height: number): Canvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** The highest quality within `MAX_BYTES`, else the lowest. */
async function encode(canvas: Canvas): Promise<Blob> {
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await toJpeg(canvas, quality);
    if (blob.size <= MAX_BYTES) break;
  }
  return blob;
}

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The canvas was not encoded'));
      },
      'image/jpeg',
      quality,
    );
  });
}
