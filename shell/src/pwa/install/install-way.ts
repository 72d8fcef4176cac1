import { useSyncExternalStore } from 'react';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { installPrompt, onInstallPrompt } from './prompt-event.ts';

const INSTALLED_MODES = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/** How the app can be installed in this browser; undefined if it is installed or cannot be. */
export function currentInstallWay(): InstallWay | undefined {
  const { userAgent, maxTouchPoints } = navigator;
  return installWay({
    userAgent,
    maxTouchPoints,
    standalone: isStandalone(),
    offered: installPrompt() !== undefined,
  });
}

export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(onInstallPrompt, currentInstallWay, () => undefined);
}

/** True if the page is shown as an installed app. */
export function isStandalone(): boolean {
  // Older iOS lacks the display modes.
  if ((navigator as Navigator & { standalone?: boolean }).standalone === true) return true;
  return INSTALLED_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

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

/** Signs of other in-app browsers: Android marks web views, and on iOS only real browsers identify as Safari. */
const ANDROID_VIEW = /Android.*; wv\)/;

const IOS = /\b(iPhone|iPad|iPod)\b/;

const SAFARI = /\bSafari\//;

/** Name of the in-app browser, such as 'Instagram', or 'this app' for an unknown one; undefined in a real browser. */
export function embeddedApp(userAgent: string): string | undefined {
  const known = APPS.find(([mark]) => mark.test(userAgent))?.[1];
  if (known !== undefined) return known;
  const isView = ANDROID_VIEW.test(userAgent) || (IOS.test(userAgent) && !SAFARI.test(userAgent));
  return isView ? LAZY_MESSAGES.install.thisApp : undefined;
}

/** Ways to install: the browser's dialog, manual steps on iOS, or another browser first. */
export type InstallWay = 'prompt' | 'ios' | 'embedded';

interface InstallContext {
  readonly userAgent: string;
  /** Above one on touch screens. iPads identify as Macs, which have none. */
  readonly maxTouchPoints: number;
  readonly standalone: boolean;
  readonly offered: boolean;
}

export function installWay(context: InstallContext): InstallWay | undefined {
  if (context.standalone) return undefined;
  if (embeddedApp(context.userAgent) !== undefined) return 'embedded';
  if (context.offered) return 'prompt';
  return isIos(context) ? 'ios' : undefined;
}

function isIos({ userAgent, maxTouchPoints }: InstallContext): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}
