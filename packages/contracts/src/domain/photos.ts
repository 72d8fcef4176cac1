/** Widths and heights in pixels that every stored photo exists in; photos are square. */
export const PHOTO_SIZES = [96, 320, 640] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
export type PhotoFormat = 'webp' | 'jpg';

/** Where photos are served from. */
export const PHOTO_PREFIX = '/media/';

/** The address of one variant of a stored photo. `id` is the hash that names the photo. */
export function photoUrl(id: string, size: PhotoSize, format: PhotoFormat): string {
  return `${PHOTO_PREFIX}${id}/${String(size)}.${format}`;
}

/** The id of the photo behind a record's `image`, if it is one of ours. */
export function photoId(image: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})\//.exec(image)?.[1];
}

/** A `srcset` over the sizes of a stored photo in one format, up to the largest that is wanted. */
export function photoSrcSet(id: string, format: PhotoFormat, largest: PhotoSize = 640): string {
  return PHOTO_SIZES.filter((size) => size <= largest)
    .map((size) => `${photoUrl(id, size, format)} ${String(size)}w`)
    .join(', ');
}
