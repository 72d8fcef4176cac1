import { LAZY_MESSAGES } from '../../lazy-messages.ts';

const APPS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFB(AN|AV|_IAB)\b.*\bMessenger|\bMessenger(Lite)?ForiOS\b|\bOrca-Android\b/i, 'Messenger'],
  [/\bFB(AN|AV|_IAB|IOS)\b/, 'Facebook'],
  [/\b(BytedanceWebview|musical_ly|TikTok|trill_)/i, 'TikTok'],
  [/\bTwitter(Android| for i)/, 'X'],
  [/\bWhatsApp\//, 'WhatsApp'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\bTelegram-Android\b/, 'Telegram'],
];

/** Any other in-app browser: Android marks web views, and on iOS only browsers identify as Safari. */
const ANDROID_VIEW = /Android.*; wv\)/;
const IOS = /\b(iPhone|iPad|iPod)\b/;
const SAFARI = /\bSafari\//;

/** 'Instagram', or 'this app' for an unknown one; undefined in a real browser. */
export function embeddedApp(userAgent: string): string | undefined {
  const known = APPS.find(([mark]) => mark.test(userAgent))?.[1];
  if (known !== undefined) return known;
  const isView = ANDROID_VIEW.test(userAgent) || (IOS.test(userAgent) && !SAFARI.test(userAgent));
  return isView ? LAZY_MESSAGES.install.thisApp : undefined;
}
