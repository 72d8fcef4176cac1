import type { PhotoFormat, PhotoSize } from '@naija/contracts/domain/photos';
import type { WorkThumbSize, WorkViewSize } from '@naija/contracts/domain/work-photos';

/** Pixel sizes that name files. */
export type StoredSize = PhotoSize | WorkThumbSize | WorkViewSize;

export interface DecodeRequest {
  bytes: number;
  /** Sides in pixels of squares, ascending, cut from the middle. */
  squares: readonly StoredSize[];
  /** Longer sides in pixels of uncut pictures, ascending; smaller pictures are not enlarged. */
  wholes: readonly StoredSize[];
  /** Width times height. */
  maxPixels: number;
  maxAvifPixels: number;
  /** Limit for each variant, unless the lowest quality takes more. */
  maxVariantBytes: number;
}

export interface EncodedVariant {
  size: StoredSize;
  format: PhotoFormat;
  data: Uint8Array;
}

/** `failed` is an error that the image did not cause; width and height are those of the largest variant. */
export type DecodeResult =
  | { kind: 'decoded'; variants: EncodedVariant[]; width: number; height: number }
  | { kind: 'refused'; reason: 'damaged' | 'pixels' }
  | { kind: 'failed'; message: string };

/** `rss` in bytes. */
export type DecodeReply = DecodeResult & { rss: number };
