import type { App } from '../http/app-type.ts';
import type { SecurityEvent, EventIds } from '../security-log/events.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

const EVENTS = {
  401: 'request.unauthorized',
  403: 'request.forbidden',
  429: 'request.limited',
} as const satisfies Record<number, SecurityEvent>;

/** Records 401, 403 and 429 in the security log, unless the route has recorded an event of its own. */
export function recordDeniedRequests(app: App, security: SecurityLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    const event = (EVENTS as Partial<Record<number, (typeof EVENTS)[keyof typeof EVENTS]>>)[reply.statusCode];
    if (event !== undefined && !security.has(request)) {
      const agent = (request as Partial<Pick<typeof request, 'agent'>>).agent?.id ?? null;
      security.record(event, request, { agent } satisfies EventIds<typeof event>);
    }
    done();
  });
}
