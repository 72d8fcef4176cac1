import { describe, expect, test } from 'vitest';
import { installWay, embeddedApp } from './install-way.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; TECNO KJ5';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.135 Mobile Safari/537.36';
const VIEW = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const BROWSERS = {
  'Chrome on Android': `${ANDROID}) ${CHROME}`,
  'Samsung Internet': `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  'Opera Mini on Android':
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
  'Firefox on Android': 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  'Safari on iPhone': `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  'Chrome on iPhone': `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  'Safari on a Mac': `${MAC} Version/18.1 Safari/605.1.15`,
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

const EMBEDDED = {
  Instagram: [
    `${ANDROID} Build/UP1A.231005.007; wv) ${VIEW} Instagram 361.0.0.46.88 Android (34/14; 480dpi; 1080x2240; TECNO; KJ5; en_NG; 674675155)`,
    `${IPHONE} Mobile/22B83 Instagram 361.0.0.35.82 (iPhone14,5; iOS 18_1; en_GB; en-GB; scale=3.00; 1170x2532; 674117118)`,
  ],
  Facebook: [
    `${ANDROID} Build/UP1A.231005.007; wv) ${VIEW} [FB_IAB/FB4A;FBAV/493.0.0.60.71;IABMV/1;]`,
    `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/493.0.0.46.106;FBBV/675000001;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]`,
  ],
  Messenger: [
    `${ANDROID} Build/UP1A.231005.007; wv) ${VIEW} [FB_IAB/Orca-Android;FBAV/486.0.0.63.109;]`,
    `${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/486.0.0.36.109;FBDV/iPhone14,5]`,
  ],
  TikTok: [
    `${ANDROID} Build/UP1A.231005.007; wv) ${VIEW} musical_ly_2023708030 JsSdk/1.0 NetType/4G Channel/googleplay AppName/musical_ly app_version/37.8.3 BytedanceWebview/d8a21c6`,
    `${IPHONE} Mobile/22B83 musical_ly_37.8.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`,
  ],
  X: [
    `${ANDROID} Build/UP1A.231005.007; wv) ${VIEW} TwitterAndroid`,
    `${IPHONE} Mobile/22B83 Twitter for iPhone/10.68`,
  ],
  WhatsApp: [`${IPHONE} Mobile/22B83 WhatsApp/24.24.78`],
  Snapchat: [`${IPHONE} Mobile/22B83 Snapchat/13.19.0.46 (like Safari/8619.2.8.10.7, panda)`],
  LinkedIn: [`${IPHONE} Mobile/22B83 [LinkedInApp]/9.30.1234`],
  Telegram: [
    `${ANDROID} Build/UP1A.231005.007; wv) ${VIEW} Telegram-Android/11.5.3 (Tecno KJ5; Android 14; SDK 34; LOW)`,
  ],
  'this app': [`${ANDROID} Build/UP1A.231005.007; wv) ${VIEW}`, `${IPHONE} Mobile/22B83`],
};

const way = (userAgent: string, more: Partial<Parameters<typeof installWay>[0]> = {}) =>
  installWay({ userAgent, maxTouchPoints: 0, standalone: false, offered: false, ...more });

test.each(Object.entries(BROWSERS))('%s is not an in-app browser', (_, userAgent) => {
  expect(embeddedApp(userAgent)).toBeUndefined();
});

describe.each(Object.entries(EMBEDDED))('inside %s', (app, userAgents) => {
  test.each(userAgents)('the app is recognised: %s', (userAgent) => {
    expect(embeddedApp(userAgent)).toBe(app);
    // In an in-app browser an install prompt has no effect, even if it is fired.
    expect(way(userAgent, { offered: true })).toBe('embedded');
  });
});

test.each(Object.entries(BROWSERS))(
  '%s installs by its own dialog after beforeinstallprompt',
  (_, userAgent) => {
    expect(way(userAgent, { offered: true })).toBe('prompt');
  },
);

test.each([
  ['Safari on iPhone', 'ios'],
  ['Chrome on iPhone', 'ios'],
  ['Safari on a Mac', undefined],
  ['Chrome on Android', undefined],
  ['Firefox on Android', undefined],
  ['Chrome on Windows', undefined],
] as const)('without beforeinstallprompt, %s installs by: %s', (browser, expected) => {
  expect(way(BROWSERS[browser])).toBe(expected);
});

test('an iPad that identifies as a Mac is recognised by its touch screen', () => {
  expect(way(BROWSERS['Safari on a Mac'], { maxTouchPoints: 5 })).toBe('ios');
});

test('an app that runs from the home screen is not offered for installation', () => {
  expect(way(`${IPHONE} Mobile/15E148`, { standalone: true })).toBeUndefined();
});
