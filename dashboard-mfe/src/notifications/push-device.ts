import { PUSH_AGENT_PATH, PUSH_CACHE, toBase64url } from '@naija/contracts/pwa/push';

/** Id of the agent who turned on notifications on this device; undefined if none did. */
export async function deviceAgent(): Promise<string | undefined> {
  return (await caches.match(PUSH_AGENT_PATH, { cacheName: PUSH_CACHE }))?.text();
}

export async function setDeviceAgent(id: string): Promise<void> {
  await (await caches.open(PUSH_CACHE)).put(PUSH_AGENT_PATH, new Response(id));
}

/** Ends the subscription of this browser, so that it shows no more notifications. */
export async function endDevice(): Promise<void> {
  await caches.delete(PUSH_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Subscribes this browser with the server's key, and replaces a subscription with an earlier key. Resolves to undefined without
 * a service worker, which shows the notifications. Rejects if the push service cannot be reached.
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

/** The ability of a device to get notifications. */
type PushSupport = 'ready' | 'blocked' | 'ios' | 'unsupported';

/** The current support of this browser. iPhones and iPads support notifications only in the installed app. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isIos() ? 'ios' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Detects iPads by their touch screen, because they identify as Macs. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}
