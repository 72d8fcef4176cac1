import type { Intent, Problem } from './intent.ts';

/** What is told about intents, to every tab and by whichever of them, or the worker, knows it. */
export type OutboxNews =
  /** Something was kept, cancelled, or waits again. */
  | { readonly type: 'changed' }
  /** One is on its way; without `share` nothing is known of how much has arrived. */
  | { readonly type: 'sending'; readonly key: string; readonly share?: number | undefined }
  /** One could not be sent for now. */
  | { readonly type: 'stopped'; readonly key: string }
  | {
      readonly type: 'sent';
      readonly intent: Told;
      /** The body of the server's answer, and the ETag of the record in it. */
      readonly body: unknown;
      readonly etag: string | null;
    }
  | { readonly type: 'needs-you'; readonly intent: Told; readonly problem: Problem };

/** What is told of an intent: the rest lies in the store. */
export type Told = Pick<Intent, 'key' | 'kind' | 'about' | 'owner' | 'title'>;

const CHANNEL = 'naija-outbox';

const listeners = new Set<(news: OutboxNews) => void>();
let channel: BroadcastChannel | undefined;

/** Tells this page or worker, and all others. */
export function tell(news: OutboxNews): void {
  for (const listener of listeners) listener(news);
  open().postMessage(news);
}

export function told({ key, kind, about, owner, title }: Intent): Told {
  return { key, kind, about, owner, title };
}

/** Calls back with all news, until the function it returns is called. */
export function onNews(heard: (news: OutboxNews) => void): () => void {
  open();
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
  };
}

function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => {
      for (const listener of listeners) listener(data);
    };
  }
  return channel;
}
