const SUPPORTED: readonly ((start: string) => boolean)[] = [
  (start) => start.startsWith('\xff\xd8\xff'), // JPEG
  (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
  (start) => start.startsWith('GIF87a') || start.startsWith('GIF89a'),
];
/** Brands of HEIC and HEIF photos, as iPhones take them (ISO/IEC 23008-12, annex B); AVIF may carry the last two as well. */
const HEIC = /hei[cxms]|hev[cxms]|mif1|msf1/;
/** Formats that not all browsers show: videos and relatives of HEIC, TIFF and raw files, BMP, JPEG 2000, JPEG XL. */
const UNSUPPORTED: readonly RegExp[] = [
  /^.{4}ftyp/s,
  /^(II\*\0|MM\0\*)/,
  /^BM/,
  /^\0\0\0\x0c(jP|JXL) /,
  /^\xff(\x4f\xff|\x0a)/,
];

const START_BYTES = 64;

/** Detects the format of a file by its first 64 bytes: name and media type are claims. */
export function sniffFormat(
  file: Uint8Array,
): 'avif' | 'heic' | 'supported' | 'unsupported' | 'not-an-image' {
  const start = String.fromCharCode(...file.subarray(0, START_BYTES));
  if (start.slice(4, 8) === 'ftyp') {
    if (/avi[fs]/.test(brands(start))) return 'avif';
    if (HEIC.test(brands(start))) return 'heic';
  }
  if (SUPPORTED.some((isFormat) => isFormat(start))) return 'supported';
  return UNSUPPORTED.some((pattern) => pattern.test(start)) ? 'unsupported' : 'not-an-image';
}

/** Brands in the `ftyp` box (ISO/IEC 14496-12, section 4.3). */
function brands(start: string): string {
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  return start.slice(8, length);
}
