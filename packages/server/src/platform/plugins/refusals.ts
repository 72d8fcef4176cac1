import type { App } from '../http/app-type.ts';
import type { SecurityEvent, EventIds } from '../security-log/events.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

const REFUSALS = {
  401: 'request.unauthorized',
  403: 'request.forbidden',
  429: 'request.limited',
} as const satisfies Record<number, SecurityEvent>;

/** Records answers by which somebody was refused, unless a route has recorded what it was. */
export function recordRefusals(app: App, security: SecurityLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    const event = (REFUSALS as Partial<Record<number, (typeof REFUSALS)[keyof typeof REFUSALS]>>)[
      reply.statusCode
    ];
    if (event !== undefined && !security.has(request)) {
      // Routes without guards have nobody.
      const agent = (request as Partial<Pick<typeof request, 'agent'>>).agent?.id ?? null;
      security.record(event, request, { agent } satisfies EventIds<typeof event>);
    }
    done();
  });
}
