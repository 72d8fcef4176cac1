import { PUSH_AGENT_PATH, PUSH_CACHE, toBase64url } from '@naija/contracts/pwa/push';

/** The agent who has asked for notifications on this device; undefined where none has. */
export async function deviceAgent(): Promise<string | undefined> {
  return (await caches.match(PUSH_AGENT_PATH, { cacheName: PUSH_CACHE }))?.text();
}

export async function setDeviceAgent(id: string): Promise<void> {
  await (await caches.open(PUSH_CACHE)).put(PUSH_AGENT_PATH, new Response(id));
}

/** Ends the subscription of this browser: from now on, nothing is shown. */
export async function endDevice(): Promise<void> {
  await caches.delete(PUSH_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Subscribes this browser with the key of the server, in the place of a subscription with an earlier one. Undefined where no
 * service worker is installed, which would show what comes. Rejects where the push service cannot be reached.
 */
export async function subscribeDevice(pushKey: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return undefined;
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  if (known && toBase64url(known.options.applicationServerKey) === pushKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/** Why a device cannot get notifications, or that it can. */
type PushSupport = 'ready' | 'blocked' | 'ios' | 'unsupported';

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
