import type { PhotoFormat, PhotoSize } from '@naija/contracts/domain/photos';
import type { WorkThumbSize, WorkViewSize } from '@naija/contracts/domain/work-photos';

/** Pixels by which files are named. */
export type StoredSize = PhotoSize | WorkThumbSize | WorkViewSize;

export interface DecodeRequest {
  bytes: number;
  /** Widths and heights in pixels of squares, ascending, cut from the middle. */
  squares: readonly StoredSize[];
  /** Pixels of the longer side of pictures that are not cut, ascending; smaller ones are not enlarged. */
  wholes: readonly StoredSize[];
  /** Width times height. */
  maxPixels: number;
  maxAvifPixels: number;
  /** Of each variant, unless the lowest quality takes more. */
  maxVariantBytes: number;
}

export interface EncodedVariant {
  size: StoredSize;
  format: PhotoFormat;
  data: Uint8Array;
}

/** `failed` is an error that the image is not to blame for; width and height are those of the largest variant. */
export type DecodeResult =
  | { kind: 'decoded'; variants: EncodedVariant[]; width: number; height: number }
  | { kind: 'refused'; reason: 'damaged' | 'pixels' }
  | { kind: 'failed'; message: string };

/** `rss` in bytes. */
export type DecodeReply = DecodeResult & { rss: number };
