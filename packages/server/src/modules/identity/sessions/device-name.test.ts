import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`;

it.each([
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IOS} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IOS} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
  [`${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 OPR/92.0`, 'Opera on Android'],
  ['Opera/9.80 (Android; Opera Mini/92.0/191.0; U; en) Presto/2.12 Version/12.16', 'Opera Mini on Android'],
  [`${ANDROID} Version/4.0 Chrome/130.0 Mobile Safari/537.36 PHX/17.3`, 'Phoenix on Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['Something new (Android 20)', 'A browser on Android'],
])('%j is %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it.each([undefined, '', 'curl/8.5.0', '<script>alert(1)</script>'])('%j is not known', (userAgent) => {
  expect(deviceName(userAgent)).toBeNull();
});

it('reads no more than the beginning of a very long one', () => {
  expect(deviceName(`${'x'.repeat(512)} Chrome/142.0 Windows`)).toBeNull();
});
