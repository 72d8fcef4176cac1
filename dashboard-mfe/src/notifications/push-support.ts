/** Why a device cannot get notifications, or that it can. */
export type PushSupport = 'ready' | 'blocked' | 'ios' | 'unsupported';

/** What this browser allows at the moment; iPhones and iPads have no notifications but in the installed app. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isIos() ? 'ios' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** iPads identify as Macs, which have no touch screens. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}
