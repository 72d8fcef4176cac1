import { imageProblem } from '@naija/contracts/domain/image';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import {
  SHARE_FIELD,
  SHARED_CACHE,
  SHARED_NAME_HEADER,
  SHARED_PHOTOS,
  sharedPath,
  type ShareOutcome,
} from '@naija/contracts/pwa/share';
import { boundedForm } from './bounded-form.ts';
import { forgetOldPhotos } from './forget-photo.ts';

/**
 * Takes the photo out of a form and leads to Edit Profile, where the agent uses or discards it. Any site may send such a
 * form, and nothing in it tells one from the device's own: so it is only kept here. Never rejects.
 */
export async function receivePhoto(request: Request): Promise<Response> {
  const outcome = await keepPhoto(request).catch((): ShareOutcome => 'again');
  return Response.redirect(new URL(sharedPath(outcome), request.url).href, 303);
}

/** Keeps one photo beside those that nobody has decided about. Rejects where it cannot be read or the device is full. */
async function keepPhoto(request: Request): Promise<ShareOutcome> {
  const form = await boundedForm(request);
  if (!form) return 'too-large';
  const photo = form.get(SHARE_FIELD);
  if (!(photo instanceof File) || photo.size === 0) return 'none';
  const problem = imageProblem(photo);
  if (problem !== undefined) return problem === FIELD_MESSAGES.imageSize ? 'too-large' : 'no-image';
  const headers = {
    'content-type': photo.type,
    [SAVED_AT_HEADER]: new Date().toISOString(),
    [SHARED_NAME_HEADER]: encodeURIComponent(photo.name),
  };
  await forgetOldPhotos();
  const cache = await caches.open(SHARED_CACHE);
  for (const address of SHARED_PHOTOS) {
    if (await cache.match(address)) continue;
    await cache.put(address, new Response(photo, { headers }));
    return 'photo';
  }
  return 'full';
}
