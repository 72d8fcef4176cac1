import { reportPaths } from '@naija/contracts/http/reports';
import type { App } from '../http/app-type.ts';

/**
 * What the product does not use. Without what Chromium knows on some systems only (`bluetooth`, `web-share`): elsewhere
 * it warns of the name in its console.
 */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** For links that are copied. Sharing is the page's own unless refused; a photo taken for a file field needs no permission. */
const USED = ['clipboard-write'];

/** Name under which the policy's `report-to` finds the endpoint. */
export const REPORTING_GROUP = 'policy';

export const PERMISSIONS_POLICY = [
  ...UNUSED.map((feature) => `${feature}=()`),
  ...USED.map((feature) => `${feature}=(self)`),
].join(', ');

/** Sends with pages, and with nothing else, what only pages obey; it would make small answers twice as large. */
export function pageHeaders(app: App): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply
        .header('permissions-policy', PERMISSIONS_POLICY)
        .header('reporting-endpoints', `${REPORTING_GROUP}="${reportPaths.policy}"`);
    done();
  });
}
