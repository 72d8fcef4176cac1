import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { SECURITY_EVENTS, type EventIds, type SecurityEvent } from './events.ts';
import { createRepeats } from './repeats.ts';
import { wideNetwork } from './wide-network.ts';

/** Of whom and from where an event is. */
export type EventRequest = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'routeOptions'>;

/** Where events that matter to the security of accounts and releases are written, a line of JSON each. */
export interface SecurityLog {
  /** Writes down what has happened. To be called once it is done, not in a transaction that may yet be undone. */
  record: <E extends SecurityEvent>(event: E, request: EventRequest, ids: EventIds<E>) => void;
  /** Whether an event of this request was recorded. */
  has: (request: EventRequest) => boolean;
  /** Writes what was only counted so far, and counts no more. */
  close: () => void;
}

/** Writes to a stream. Of events that strangers bring about, repeats within a minute become one line with their number. */
export function createSecurityLog(stream: DestinationStream): SecurityLog {
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: () => ({ log: 'security' }) },
    },
    stream,
  );
  const repeats = createRepeats((line) => {
    logger.info(line);
  });
  const recorded = new WeakSet<EventRequest>();
  return {
    record(event, request, ids) {
      recorded.add(request);
      const { id, ip, method, routeOptions } = request;
      const place = { network: wideNetwork(ip), method, route: routeOptions.url ?? null };
      const line = { event, ...place, ...ids };
      if ('counted' in SECURITY_EVENTS[event] && repeats.isOne(line)) return;
      logger.info({ event, request: id, ...place, ...ids });
    },
    has: (request) => recorded.has(request),
    close: repeats.close,
  };
}

/** A security log that writes nothing, for an application without one. */
export const noSecurityLog: SecurityLog = {
  record: () => undefined,
  has: () => true,
  close: () => undefined,
};
