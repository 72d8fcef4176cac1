import { shrinkApart } from './shrink-apart.ts';
import { MIDDLE, type Crop } from './square.ts';

/** What was made of each photo that is still in use. */
const prepared = new WeakMap<File, Promise<File>>();

/**
 * The photo as it is sent: upright, square and small. The same file gives the same bytes each time, so that a repeat
 * is a repeat. One that this browser cannot read, such as a HEIC, is left as it is: the server says what it makes of it.
 */
export function preparePhoto(photo: File): Promise<File> {
  const known = prepared.get(photo);
  if (known) return known;
  const smaller = cropPhoto(photo, MIDDLE).catch(() => photo);
  prepared.set(photo, smaller);
  return smaller;
}

/**
 * The square of a photo that the agent wants, ready to be sent.
 * @throws where this browser cannot read the photo
 */
export async function cropPhoto(photo: File, crop: Crop): Promise<File> {
  const blob = await shrinkApart({ picture: photo, crop });
  const square = new File([blob], jpegName(photo.name), { type: blob.type });
  prepared.set(square, Promise.resolve(square));
  return square;
}

function jpegName(name: string): string {
  return `${name.replace(/\.\w+$/, '')}.jpg`;
}
