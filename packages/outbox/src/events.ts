import type { Intent, Problem } from './intent.ts';

/** Event of an intent, published to every tab and to the service worker. */
export type OutboxEvent =
  /** An intent was added, cancelled or released for another attempt. */
  | { readonly type: 'changed' }
  /** An attempt is in progress; `share`, 0 to 1, is the uploaded part of the photo. */
  | { readonly type: 'sending'; readonly key: string; readonly share?: number | undefined }
  /** The attempt failed and will be repeated. */
  | {
      readonly type: 'stopped';
      readonly key: string;
      /** Message of the server, if it received too many requests. */
      readonly message?: string | undefined;
    }
  | {
      readonly type: 'sent';
      readonly intent: IntentSummary;
      /** The body of the response, and the ETag of the record in it. */
      readonly body: unknown;
      readonly etag: string | null;
    }
  /** The server refused the intent, and its author has to decide. */
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

/** Subscribes to the events of all contexts. @returns function that unsubscribes */
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

/** Opens the channel to the other contexts. Without a channel they notice changes when they next read the store. */
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
    // The browser has no channels or refuses them: each context sends and shows its own intents.
  }
}
