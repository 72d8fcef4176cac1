import type { PhotoFormat, PhotoSize } from '@naija/contracts/domain/photos';

export interface DecodeRequest {
  bytes: number;
  /** Widths and heights in pixels, ascending. */
  sizes: readonly PhotoSize[];
  /** Width times height. */
  maxPixels: number;
  maxAvifPixels: number;
  maxJpegBytes: number;
}

export interface EncodedVariant {
  size: PhotoSize;
  format: PhotoFormat;
  data: Uint8Array;
}

/** `failed` is an error that the image is not to blame for. */
export type DecodeResult =
  | { kind: 'decoded'; variants: EncodedVariant[] }
  | { kind: 'refused'; reason: 'damaged' | 'pixels' }
  | { kind: 'failed'; message: string };

/** `rss` in bytes. */
export type DecodeReply = DecodeResult & { rss: number };
