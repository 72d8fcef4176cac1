import { registerRoute } from 'workbox-routing';
import { SHARE_TARGET_PATH } from '@naija/contracts/pwa/share-target';
import { deleteExpiredPhotos } from './delete-expired-photos.ts';
import { receivePhoto } from './receive-photo.ts';

/** Handles the manifest's `share_target`; the server never sees that form. */
export function serveShareTarget(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET_PATH,
    ({ request }) => receivePhoto(request),
    'POST',
  );
  void deleteExpiredPhotos();
}
