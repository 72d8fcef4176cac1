import { imageProblem } from '@naija/contracts/domain/image';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import {
  SHARE_FIELD,
  SHARED_CACHE,
  SHARED_NAME_HEADER,
  SHARED_PHOTO,
  sharedPath,
  type ShareOutcome,
} from '@naija/contracts/pwa/share';

/** Takes the photo out of a form that the phone sent, and leads to Edit Profile, which fetches it. Never rejects. */
export async function receivePhoto(request: Request): Promise<Response> {
  const outcome = await keepPhoto(request).catch((): ShareOutcome => 'again');
  return Response.redirect(new URL(sharedPath(outcome), request.url).href, 303);
}

/** Keeps one photo, the latest. Rejects where the form cannot be read or the phone is full. */
async function keepPhoto(request: Request): Promise<ShareOutcome> {
  const photo = (await request.formData()).get(SHARE_FIELD);
  if (!(photo instanceof File) || photo.size === 0) return 'none';
  const problem = imageProblem(photo);
  if (problem !== undefined) return problem === FIELD_MESSAGES.imageSize ? 'too-large' : 'no-image';
  const headers = {
    'content-type': photo.type,
    [SAVED_AT_HEADER]: new Date().toISOString(),
    [SHARED_NAME_HEADER]: encodeURIComponent(photo.name),
  };
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARED_PHOTO, new Response(photo, { headers }));
  return 'photo';
}
