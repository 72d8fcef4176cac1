import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../http/http-error.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { toErrorResponse } from './error-response.ts';
import { NON_PAGE_HEADERS } from './content-security-policy.ts';
import type { App } from '../http/app-type.ts';
import type { SecurityEvent, EventIds } from '../security-log/events.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

const EVENTS = {
  401: 'request.unauthorized',
  403: 'request.forbidden',
  429: 'request.limited',
} as const satisfies Record<number, SecurityEvent>;

/** Records 401, 403 and 429 unless the route has recorded its own event. */
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

/** Ends a request before its route, with a page or JSON by the Accept header. */
export function rejectRequest(request: FastifyRequest, reply: FastifyReply, error: HttpError): void {
  const { status, body } = toErrorResponse(error);
  const asPage = request.headers.accept?.includes('text/html') ?? false;
  reply.code(status).headers({ ...NON_PAGE_HEADERS, 'cache-control': 'no-store', vary: 'accept' });
  if (asPage) sendPlainPage(reply, body.message, `<p><a href="/">${PRODUCT_NAME}: home</a></p>`);
  else reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
