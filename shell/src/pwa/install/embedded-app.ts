/** Apps that show pages in a browser of their own, by what they write into its name. */
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

/** Of a page inside any other app: Android says so, and what is no browser on an iPhone does not call itself Safari. */
const ANDROID_VIEW = /Android.*; wv\)/;
const IOS = /\b(iPhone|iPad|iPod)\b/;
const SAFARI = /\bSafari\//;

/**
 * The app inside which a page is shown: 'Instagram', or 'this app' where it has no name that is known.
 * @returns undefined in a browser
 */
export function embeddedApp(userAgent: string): string | undefined {
  const known = APPS.find(([mark]) => mark.test(userAgent))?.[1];
  if (known !== undefined) return known;
  const isView = ANDROID_VIEW.test(userAgent) || (IOS.test(userAgent) && !SAFARI.test(userAgent));
  return isView ? 'this app' : undefined;
}
