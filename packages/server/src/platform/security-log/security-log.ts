import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { SECURITY_EVENTS, type EventIds, type SecurityEvent } from './events.ts';
import { createDeduplicator } from './deduplicate.ts';
import { anonymizeAddress } from './anonymize-address.ts';

export type EventRequest = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'routeOptions'>;

export interface SecurityLog {
  /**
   * Records an event. Call it after the commit, because a transaction may still be rolled back. The request is null for events
   * of jobs.
   */
  record: <E extends SecurityEvent>(event: E, request: EventRequest | null, ids: EventIds<E>) => void;
  has: (request: EventRequest) => boolean;
  close: () => void;
}

export function createSecurityLog(stream: DestinationStream): SecurityLog {
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: () => ({ log: 'security' }) },
    },
    stream,
  );
  const deduplicator = createDeduplicator((line) => {
    logger.info(line);
  });
  const recorded = new WeakSet<EventRequest>();
  return {
    record(event, request, ids) {
      if (!request) {
        logger.info({ event, ...ids });
        return;
      }
      recorded.add(request);
      const { id, ip, method, routeOptions } = request;
      const origin = { network: anonymizeAddress(ip), method, route: routeOptions.url ?? null };
      const line = { event, ...origin, ...ids };
      if ('counted' in SECURITY_EVENTS[event] && deduplicator.isUniqueViolation(line)) return;
      logger.info({ event, request: id, ...origin, ...ids });
    },
    has: (request) => recorded.has(request),
    close: deduplicator.close,
  };
}

export const noSecurityLog: SecurityLog = {
  record: () => undefined,
  has: () => true,
  close: () => undefined,
};
