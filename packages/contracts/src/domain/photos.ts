/** Width and height in pixels of each stored variant; photos are square. */
export const PHOTO_SIZES = [96, 320, 640] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];
export type PhotoFormat = 'webp' | 'jpg';

export const PHOTO_PREFIX = '/media/';

/** @param size one of the stored sizes of this kind of photo, in pixels */
export function photoUrl(id: string, size: number, format: PhotoFormat): string {
  return `${PHOTO_PREFIX}${id}/${String(size)}.${format}`;
}

/** The id in a photo URL of this server; undefined for any other URL. */
export function photoId(image: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})\//.exec(image)?.[1];
}

export function photoSrcSet(id: string, format: PhotoFormat, largest: PhotoSize = 640): string {
  return PHOTO_SIZES.filter((size) => size <= largest)
    .map((size) => `${photoUrl(id, size, format)} ${String(size)}w`)
    .join(', ');
}
