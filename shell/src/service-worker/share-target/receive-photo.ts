import { LIMITS } from '@naija/contracts/domain/limits';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARE_TARGET_FIELD,
  SHARED_PHOTOS_CACHE,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
  shareOutcomePath,
  type ShareOutcome,
} from '@naija/contracts/pwa/share-target';
import { deleteExpiredPhotos } from './delete-expired-photos.ts';
import { readBoundedForm } from './read-bounded-form.ts';

/** Stores the photo for the agent to confirm, because any site may post such a form. Never rejects. */
export async function receivePhoto(request: Request): Promise<Response> {
  const outcome = await storePhoto(request).catch((): ShareOutcome => 'again');
  return Response.redirect(new URL(shareOutcomePath(outcome), request.url).href, 303);
}

async function storePhoto(request: Request): Promise<ShareOutcome> {
  const form = await readBoundedForm(request);
  if (!form) return 'too-large';
  const photo = form.get(SHARE_TARGET_FIELD);
  if (!(photo instanceof File) || photo.size === 0) return 'none';
  // As `imageProblem` has it, without the messages of all forms.
  if (!photo.type.startsWith(LIMITS.imageTypePrefix)) return 'no-image';
  if (photo.size > LIMITS.imageMaxBytes) return 'too-large';
  const headers = {
    'content-type': photo.type,
    [CACHED_AT_HEADER]: new Date().toISOString(),
    [SHARED_FILE_NAME_HEADER]: encodeURIComponent(photo.name),
  };
  await deleteExpiredPhotos();
  const cache = await caches.open(SHARED_PHOTOS_CACHE);
  for (const address of SHARED_PHOTO_PATHS) {
    if (await cache.match(address)) continue;
    await cache.put(address, new Response(photo, { headers }));
    return 'photo';
  }
  return 'full';
}
