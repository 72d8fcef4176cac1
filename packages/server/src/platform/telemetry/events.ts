import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Events that modules publish and metrics count, by name. Values are from small sets and not personal. */
export interface TelemetryEvents {
  'rate-limit.refused': { limit: string };
  'photo.decoded': { outcome: 'decoded' | 'refused' | 'failed'; seconds: number };
  /** `isReachable` is true if the mail server refused only this message, or accepted it. */
  'mail.attempted': { outcome: 'sent' | 'retried' | 'failed'; isReachable: boolean };
  /** `gone`: the push service no longer knows the device. */
  'push.attempted': { outcome: 'sent' | 'gone' | 'failed' };
  /** A browser has reported a failure of a listed release. */
  'release.failed': { remote: string; version: string; kind: string };
}

export type EventName = keyof TelemetryEvents;

const channelName = (name: EventName) => `naija:${name}`;

/** Publishes an event to the listeners of this process; nearly free without listeners. */
export function publishEvent<N extends EventName>(name: N, event: TelemetryEvents[N]): void {
  const to = channel(channelName(name));
  if (to.hasSubscribers) to.publish(event);
}

/** Returns a function that ends the subscription. */
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
