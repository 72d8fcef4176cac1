import { reportPaths } from '@naija/contracts/http/reports';
import type { App } from '../http/app-type.ts';
import { REPORTING_GROUP } from './content-security-policy.ts';

// `bluetooth` and `web-share` are missing, because Chromium warns about them on some platforms
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
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
/** 'Near me' uses the position, which is not sent to any server, and the phone's confirmation the code of a text message */
const USED = ['clipboard-write', 'geolocation', 'otp-credentials'];

export const PERMISSIONS_POLICY = [
  ...UNUSED.map((feature) => `${feature}=()`),
  ...USED.map((feature) => `${feature}=(self)`),
].join(', ');

/** Sets Permissions-Policy and Reporting-Endpoints only on pages, because they would double the size of small responses. */
export function permissionsPolicy(app: App): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply
        .header('permissions-policy', PERMISSIONS_POLICY)
        .header('reporting-endpoints', `${REPORTING_GROUP}="${reportPaths.policy}"`);
    done();
  });
}
