import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Each module adds the events that it publishes. Values come from small sets and are not personal. */
export interface TelemetryEvents {
  'rate-limit.refused': { limit: string };
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
