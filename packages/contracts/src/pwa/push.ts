import type { PushSubscriptionRequest } from '../http/notifications.ts';

/** Cache with the agent who has asked for notifications on this device; outlasts a session, emptied by a logout. */
export const PUSH_CACHE = 'naija-push';
export const PUSH_AGENT_PATH = '/push/agent';

/** The part of a browser's `PushSubscription` that pages and workers need. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON: () => { keys?: Record<string, string> };
}

/** Request body that registers a subscription with the server. */
export function subscriptionRequest(subscription: BrowserSubscription): PushSubscriptionRequest {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh, auth },
    pushKey: toBase64url(subscription.options.applicationServerKey),
  };
}

/** Key in the format of the server's `pushKey`. */
export function toBase64url(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
