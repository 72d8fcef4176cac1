import { NOTIFICATION_RESPONSES } from '@naija/contracts/domain/server-messages';
import { UNSUBSCRIBE_PAGE, type NotificationKind } from '@naija/contracts/http/notifications';
import type { Queryable } from '../../database/database.ts';
import type { App } from '../../platform/http/app-type.ts';
import { gone } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { Services } from '../../platform/module.ts';
import { turnMailOff } from './repository.ts';
import { messageResponse, unsubscribeBody, unsubscribeQuery } from './schemas.ts';
import { readUnsubscribeToken } from './notifications.ts';

/** Adds the route of the page that mail links to; it requires no login. */
export function unsubscribeRoute(app: App, { db, limit }: Services): void {
  app.post(
    '/unsubscribe',
    {
      schema: {
        tags: ['notifications'],
        summary: 'Turns mail of a kind off, with the token of such a mail',
        body: unsubscribeBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      await limit(db, 'unsubscribe', identifyClient(request));
      const kind = await unsubscribe(db, request.body.token);
      const message = NOTIFICATION_RESPONSES.unsubscribed[kind];
      return reply.header('cache-control', 'no-store').send({ message });
    },
  );
}

/** One-click unsubscription by mail programs (RFC 8058), at the address of the page. */
export async function oneClickRoute(app: App, { db, limit }: Services): Promise<void> {
  await app.register((site: App, _options, done) => {
    site.removeAllContentTypeParsers();
    // The body is a form with one constant field.
    site.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, parsed) => {
      parsed(null);
    });
    site.post(
      UNSUBSCRIBE_PAGE,
      { schema: { hide: true, querystring: unsubscribeQuery } },
      async (request, reply) => {
        await limit(db, 'unsubscribe', identifyClient(request));
        await unsubscribe(db, request.query.token ?? '');
        return reply.header('cache-control', 'no-store').send({ message: NOTIFICATION_RESPONSES.saved });
      },
    );
    done();
  });
}

/** @throws HttpError 410 for an unknown token */
async function unsubscribe(db: Queryable, token: string): Promise<NotificationKind> {
  const read = readUnsubscribeToken(token);
  if (!read || !(await turnMailOff(db, read.secret, read.kind))) throw gone(NOTIFICATION_RESPONSES.deadLink);
  return read.kind;
}
