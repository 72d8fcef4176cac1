import { LIMITS } from '@naija/contracts/domain/limits';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARE_TARGET_FIELD,
  SHARED_PHOTOS_CACHE,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
  shareOutcomePath,
  type ShareOutcome,
  SHARED_PHOTO_LIFETIME_MS,
  SHARE_TARGET_PATH,
} from '@naija/contracts/pwa/share-target';
import { registerRoute } from 'workbox-routing';

const MAX_BYTES = LIMITS.imageMaxBytes + 64 * 1024;

/** Reads a form; undefined if it is larger than `MAX_BYTES`. @throws TypeError if the body is not a form */
async function readBoundedForm(request: Request): Promise<FormData | undefined> {
  // Missing in some browsers, contrary to the types.
  const body = request.body as ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined;
  if (!body) return request.formData();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(read.value);
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return new Response(new Blob(parts), { headers }).formData();
}

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
  // Applies the rules of `imageProblem`, without its messages.
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

export async function deleteExpiredPhotos(): Promise<void> {
  try {
    if (!(await caches.has(SHARED_PHOTOS_CACHE))) return;
    const cache = await caches.open(SHARED_PHOTOS_CACHE);
    for (const address of SHARED_PHOTO_PATHS) {
      const photo = await cache.match(address);
      if (photo && isExpired(photo)) await cache.delete(address);
    }
  } catch {
    // The cache cannot be read at the moment. Pages ignore expired photos as well.
  }
}

function isExpired({ headers }: Response): boolean {
  return !(Date.now() - Date.parse(headers.get(CACHED_AT_HEADER) ?? '') < SHARED_PHOTO_LIFETIME_MS);
}

/** Handles the manifest's `share_target`. The server never receives that form. */
export function serveShareTarget(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET_PATH,
    ({ request }) => receivePhoto(request),
    'POST',
  );
  void deleteExpiredPhotos();
}
