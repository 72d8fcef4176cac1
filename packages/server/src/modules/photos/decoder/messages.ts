import type { PhotoFormat, PhotoSize } from '@naija/contracts/domain/photos';
import type { WorkThumbSize, WorkViewSize } from '@naija/contracts/domain/work-photos';

/** Pixel sizes that name files. */
export type StoredSize = PhotoSize | WorkThumbSize | WorkViewSize;

export interface DecodeRequest {
  bytes: number;
  /** Sides in pixels, ascending; cut from the middle. */
  squares: readonly StoredSize[];
  /** Longer sides in pixels, ascending; smaller pictures are not enlarged. */
  wholes: readonly StoredSize[];
  maxPixels: number;
  maxAvifPixels: number;
  /** Exceeded only at the lowest quality. */
  maxVariantBytes: number;
}

export interface EncodedVariant {
  size: StoredSize;
  format: PhotoFormat;
  data: Uint8Array;
}

/** `failed`: the image did not cause the error. Width and height are of the largest variant. */
export type DecodeResult =
  | { kind: 'decoded'; variants: EncodedVariant[]; width: number; height: number }
  | { kind: 'refused'; reason: 'damaged' | 'pixels' }
  | { kind: 'failed'; message: string };

/** `rss` in bytes. */
export type DecodeReply = DecodeResult & { rss: number };
