import { registerRoute } from 'workbox-routing';
import { SHARE_TARGET_PATH } from '@naija/contracts/pwa/share-target';
import { forgetOldPhotos } from './forget-photo.ts';
import { receivePhoto } from './receive-photo.ts';

/** Takes photos that the phone shares with the installed app: the server never sees that form. */
export function registerShareTarget(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET_PATH,
    ({ request }) => receivePhoto(request),
    'POST',
  );
  void forgetOldPhotos();
}
