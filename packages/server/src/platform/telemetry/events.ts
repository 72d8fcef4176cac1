import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Facts that modules state and metrics count, by name. Values are from small sets, and tell of no person. */
export interface TelemetryEvents {
  'rate-limit.refused': { limit: string };
  'photo.decoded': { outcome: 'decoded' | 'refused' | 'failed'; seconds: number };
  /** `isReachable`: the mail server has taken or refused the message, and not merely everything. */
  'mail.attempted': { outcome: 'sent' | 'retried' | 'failed'; isReachable: boolean };
  /** `gone`: the push service does not know the device any more. */
  'push.attempted': { outcome: 'sent' | 'gone' | 'failed' };
  /** A browser has reported a failure of a listed release. */
  'release.failed': { remote: string; version: string; kind: string };
}

export type EventName = keyof TelemetryEvents;

const channelName = (name: EventName) => `naija:${name}`;

/** States a fact to whoever listens in this process; costs next to nothing where nobody does. */
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
