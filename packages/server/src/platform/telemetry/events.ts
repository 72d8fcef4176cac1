import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Values come from small sets and are not personal. */
export interface TelemetryEvents {
  'rate-limit.refused': { limit: string };
  'photo.decoded': { outcome: 'decoded' | 'refused' | 'failed'; seconds: number };
  /** `isReachable` is true if the mail server refused only this message, or accepted it. */
  'mail.attempted': { outcome: 'sent' | 'retried' | 'failed'; isReachable: boolean };
  /** `gone`: the push service no longer knows the device. */
  'push.attempted': { outcome: 'sent' | 'gone' | 'failed' };
  'release.failed': { remote: string; version: string; kind: string };
}

export type EventName = keyof TelemetryEvents;

const channelName = (name: EventName) => `naija:${name}`;

export function publishEvent<N extends EventName>(name: N, event: TelemetryEvents[N]): void {
  const to = channel(channelName(name));
  if (to.hasSubscribers) to.publish(event);
}

export function onEvent<N extends EventName>(
  name: N,
  listener: (event: TelemetryEvents[N]) => void,
): () => void {
  const handle = (event: unknown) => {
    listener(event as TelemetryEvents[N]);
  };
  subscribe(channelName(name), handle);
  return () => {
    unsubscribe(channelName(name), handle);
  };
}
