/** How files of the formats that are kept begin. */
const KEPT: readonly ((start: string) => boolean)[] = [
  (start) => start.startsWith('\xff\xd8\xff'), // JPEG
  (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
  (start) => start.startsWith('GIF87a') || start.startsWith('GIF89a'),
  (start) => start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(brands(start)),
];
/** Photos all right, of which we keep none: HEIC and its kin, TIFF and camera files, BMP, JPEG 2000, JPEG XL. */
const NOT_KEPT: readonly RegExp[] = [
  /^.{4}ftyp/s,
  /^(II\*\0|MM\0\*)/,
  /^BM/,
  /^\0\0\0\x0c(jP|JXL) /,
  /^\xff(\x4f\xff|\x0a)/,
];

/**
 * Whether a file begins as a photo that can be kept, as one that cannot, or as no photo at all. Goes by the bytes alone:
 * names and types are whatever a caller says. Nothing else reaches a decoder.
 */
export function sniffPhoto(file: Uint8Array): 'kept' | 'not kept' | 'no photo' {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64)).toString('latin1');
  if (KEPT.some((isFormat) => isFormat(start))) return 'kept';
  return NOT_KEPT.some((pattern) => pattern.test(start)) ? 'not kept' : 'no photo';
}

/** The brands in the first box of a file of the ISO base media format (ISO/IEC 14496-12, section 4.3). */
function brands(start: string): string {
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  return start.slice(8, length);
}
