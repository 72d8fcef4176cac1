import type { PhotoFormat, PhotoSize } from '@naija/contracts/domain/photos';

/** What a decoder process is asked to make of a file, whose bytes come by a pipe of their own. */
export interface DecodingJob {
  /** Length of the file. */
  bytes: number;
  /** Widths and heights in pixels, the smallest first. */
  sizes: readonly PhotoSize[];
  /** Width times height of the largest image that is decoded. */
  maxPixels: number;
  /** The same for AVIF. */
  maxAvifPixels: number;
  /** Bytes that a JPEG stays below. */
  maxJpegBytes: number;
}

/** One encoded size of a photo. */
export interface EncodedVariant {
  size: PhotoSize;
  format: PhotoFormat;
  data: Uint8Array;
}

/** Variants, why the image is refused, or the message of an error that the image is not to blame for. */
export type DecodingResult =
  | { kind: 'made'; variants: EncodedVariant[] }
  | { kind: 'refused'; why: 'damaged' | 'pixels' }
  | { kind: 'failed'; message: string };

/** What a decoder process answers; `rss` is the bytes of memory that it has now. */
export type DecodingReply = DecodingResult & { rss: number };

/** What a decoder process may take for one photo before it ends itself. */
export interface DecodingCeiling {
  /** Resident memory in bytes. */
  rss: number;
  /** CPU time in milliseconds. */
  cpuMs: number;
}
