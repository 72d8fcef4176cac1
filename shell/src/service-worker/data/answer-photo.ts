import { PHOTO_SIZES, photoUrl, type PhotoFormat } from '@naija/contracts/domain/photos';
import { findCopy, noteViewed, saveCopy } from './copies.ts';
import { placeOf, type Place } from './shelves.ts';
import { VIEWED_AT } from './things.ts';

const FORMATS: readonly PhotoFormat[] = ['webp', 'jpg'];
/** Milliseconds after which it is written down anew that a photo is being looked at: it is a large thing to write. */
const A_WHILE = 24 * 60 * 60 * 1_000;

/** Answers for a photo, whose address never means another one: the saved one first; without a line, in any size there is. */
export async function answerPhoto(request: Request, place: Place, event: ExtendableEvent): Promise<Response> {
  const copy = await findCopy(place);
  if (copy) {
    if (Number(copy.headers.get(VIEWED_AT)) < Date.now() - A_WHILE)
      event.waitUntil(noteViewed(place, copy.clone()));
    return copy;
  }
  try {
    const received = await fetch(request.url, {
      credentials: 'omit',
      redirect: 'error',
      cache: request.cache,
    });
    if (isPhoto(received)) event.waitUntil(saveCopy(place, received.clone()));
    else if (received.status >= 500) return (await otherSize(place)) ?? received;
    return received;
  } catch {
    return (await otherSize(place)) ?? Response.error();
  }
}

/** Saves a photo that no page has asked for yet; not at all where it is saved in any size. */
export async function savePhoto(image: string): Promise<void> {
  const place = placeOf(new URL(image, globalThis.location.href));
  if (place?.shelf !== 'photos' || (await otherSize(place))) return;
  const received = await fetch(place.key, { credentials: 'omit', redirect: 'error' });
  if (isPhoto(received)) await saveCopy(place, received);
}

function isPhoto({ status, headers }: Response): boolean {
  return status === 200 && /^image\/(?:webp|jpeg)\b/.test(headers.get('content-type') ?? '');
}

/** The same photo in the largest size that is saved. */
async function otherSize(place: Place): Promise<Response | undefined> {
  for (const size of [...PHOTO_SIZES].reverse())
    for (const format of FORMATS) {
      const copy = await findCopy({ ...place, key: photoUrl(place.thing, size, format) });
      if (copy) return copy;
    }
  return undefined;
}
