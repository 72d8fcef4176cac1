import { imageProblem } from '@naija/contracts/domain/image';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARE_TARGET_FIELD,
  SHARED_PHOTOS_CACHE,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
  shareOutcomePath,
  type ShareOutcome,
} from '@naija/contracts/pwa/share-target';
import { boundedForm } from './bounded-form.ts';
import { forgetOldPhotos } from './forget-photo.ts';

/**
 * Takes the photo out of a form and leads to Edit Profile, where the agent uses or discards it. Any site may send such a
 * form, and nothing in it tells one from the device's own: so it is only kept here. Never rejects.
 */
export async function receivePhoto(request: Request): Promise<Response> {
  const outcome = await keepPhoto(request).catch((): ShareOutcome => 'again');
  return Response.redirect(new URL(shareOutcomePath(outcome), request.url).href, 303);
}

/** Keeps one photo beside those that nobody has decided about. Rejects where it cannot be read or the device is full. */
async function keepPhoto(request: Request): Promise<ShareOutcome> {
  const form = await boundedForm(request);
  if (!form) return 'too-large';
  const photo = form.get(SHARE_TARGET_FIELD);
  if (!(photo instanceof File) || photo.size === 0) return 'none';
  const problem = imageProblem(photo);
  if (problem !== undefined) return problem === FIELD_MESSAGES.imageSize ? 'too-large' : 'no-image';
  const headers = {
    'content-type': photo.type,
    [CACHED_AT_HEADER]: new Date().toISOString(),
    [SHARED_FILE_NAME_HEADER]: encodeURIComponent(photo.name),
  };
  await forgetOldPhotos();
  const cache = await caches.open(SHARED_PHOTOS_CACHE);
  for (const address of SHARED_PHOTO_PATHS) {
    if (await cache.match(address)) continue;
    await cache.put(address, new Response(photo, { headers }));
    return 'photo';
  }
  return 'full';
}
