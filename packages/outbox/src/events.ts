import type { Intent, Problem } from './intent.ts';

/** What happens to intents, published to every tab and to the service worker. */
export type OutboxEvent =
  /** An intent was added, cancelled or released for another attempt. */
  | { readonly type: 'changed' }
  /** An attempt is under way; `share`, 0 to 1, is how much of the photo has arrived. */
  | { readonly type: 'sending'; readonly key: string; readonly share?: number | undefined }
  /** The attempt failed and will be repeated. */
  | {
      readonly type: 'stopped';
      readonly key: string;
      /** What the server says of it, when it was asked too often. */
      readonly message?: string | undefined;
    }
  | {
      readonly type: 'sent';
      readonly intent: IntentSummary;
      /** The body of the response, and the ETag of the record in it. */
      readonly body: unknown;
      readonly etag: string | null;
    }
  /** Only the person who wrote it can go on. */
  | { readonly type: 'needs-you'; readonly intent: IntentSummary; readonly problem: Problem };

/** The part of an intent that events carry. */
export type IntentSummary = Pick<Intent, 'key' | 'kind' | 'about' | 'owner' | 'title'>;

const CHANNEL_NAME = 'naija-outbox';

const listeners = new Set<(event: OutboxEvent) => void>();
let channel: BroadcastChannel | undefined;

/** Publishes an event in this context and in all others of the site. */
export function publish(event: OutboxEvent): void {
  for (const listener of listeners) listener(event);
  useChannel((open) => {
    open.postMessage(event);
  });
}

export function summaryOf({ key, kind, about, owner, title }: Intent): IntentSummary {
  return { key, kind, about, owner, title };
}

/** Subscribes to the events of all contexts. @returns unsubscribes */
export function onOutboxEvent(listener: (event: OutboxEvent) => void): () => void {
  useChannel(() => undefined);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function resetEvents(): void {
  listeners.clear();
  channel?.close();
  channel = undefined;
}

/** Opens the channel to the other contexts, unless the browser has none or refuses it: they then read what is stored later. */
function useChannel(use: (open: BroadcastChannel) => void): void {
  try {
    if (!channel) {
      channel = new BroadcastChannel(CHANNEL_NAME);
      channel.onmessage = ({ data }: MessageEvent<OutboxEvent>) => {
        for (const listener of listeners) listener(data);
      };
    }
    use(channel);
  } catch {
    // Each context sends and shows what it stores by itself.
  }
}
