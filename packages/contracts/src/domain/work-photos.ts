import type { WorkPhoto } from '../http/work-photos.ts';
import { photoUrl, type PhotoFormat } from './photos.ts';

/** Width and height in pixels of the squares by which a gallery shows photos of work, ascending. */
export const WORK_THUMB_SIZES = [160, 320] as const;
/** Pixels of the longer side of a whole photo of work, ascending. */
export const WORK_VIEW_SIZES = [640, 1280] as const;

export type WorkThumbSize = (typeof WORK_THUMB_SIZES)[number];
export type WorkViewSize = (typeof WORK_VIEW_SIZES)[number];

/** `srcset` of the squares. */
export function workThumbSrcSet(photo: string, format: PhotoFormat, largest: WorkThumbSize = 320): string {
  return WORK_THUMB_SIZES.filter((size) => size <= largest)
    .map((size) => `${photoUrl(photo, size, format)} ${String(size)}w`)
    .join(', ');
}

/** `srcset` of the whole photo; widths are those of the picture, which may be in portrait format. */
export function workViewSrcSet(
  { photo, width, height }: Pick<WorkPhoto, 'photo' | 'width' | 'height'>,
  format: PhotoFormat,
  largest: WorkViewSize = 1280,
): string {
  const longer = Math.max(width, height);
  return WORK_VIEW_SIZES.filter((size) => size <= largest)
    .map((size) => {
      const pixels = Math.max(1, Math.round((width * Math.min(size, longer)) / longer));
      return `${photoUrl(photo, size, format)} ${String(pixels)}w`;
    })
    .join(', ');
}
