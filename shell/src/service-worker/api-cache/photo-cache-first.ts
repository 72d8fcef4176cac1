import { PHOTO_SIZES, photoUrl, type PhotoFormat } from '@naija/contracts/domain/photos';
import { WORK_THUMB_SIZES, WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import { VIEWED_AT_HEADER } from './cache-config.ts';
import { cacheKeyOf, type CacheKey } from './cache-key.ts';
import { cacheResponse, isOurs, matchCached, touchCached } from './cached-responses.ts';

/** Sizes of portraits and of photos of work, largest first. */
const SIZES = [...new Set([...PHOTO_SIZES, ...WORK_THUMB_SIZES, ...WORK_VIEW_SIZES])].sort(
  (one, other) => other - one,
);
const FORMATS: readonly PhotoFormat[] = ['webp', 'jpg'];
/** Touching rewrites the whole photo, so it is done once a day. */
const TOUCH_INTERVAL_MS = 24 * 60 * 60 * 1_000;

/** Responds from the cache first, because photo URLs are immutable; offline with any cached size. */
export async function photoCacheFirst(
  request: Request,
  key: CacheKey,
  event: ExtendableEvent,
): Promise<Response> {
  const cached = await matchCached(key);
  if (cached) {
    if (Number(cached.headers.get(VIEWED_AT_HEADER)) < Date.now() - TOUCH_INTERVAL_MS)
      event.waitUntil(touchCached(key, cached.clone()));
    return cached;
  }
  try {
    const load = (cache: RequestCache) =>
      fetch(request.url, { credentials: 'omit', redirect: 'error', cache });
    let received = await load(request.cache);
    // The HTTP cache may hold the response of a captive portal.
    if (!isOurs(received)) received = await load('reload');
    if (isPhoto(received)) event.waitUntil(cacheResponse(key, received.clone()));
    else if (!isOurs(received) || received.status >= 500) return (await otherSize(key)) ?? received;
    return received;
  } catch {
    return (await otherSize(key)) ?? Response.error();
  }
}

export async function prefetchPhoto(image: string): Promise<void> {
  const key = cacheKeyOf(new URL(image, globalThis.location.href));
  if (key?.kind !== 'photos' || (await otherSize(key))) return;
  const received = await fetch(key.path, { credentials: 'omit', redirect: 'error' });
  if (isPhoto(received)) await cacheResponse(key, received);
}

function isPhoto(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && isOurs(response) && /^image\/(?:webp|jpeg)\b/.test(type);
}

async function otherSize(key: CacheKey): Promise<Response | undefined> {
  for (const size of SIZES)
    for (const format of FORMATS) {
      const cached = await matchCached({ ...key, path: photoUrl(key.entry, size, format) });
      if (cached) return cached;
    }
  return undefined;
}
