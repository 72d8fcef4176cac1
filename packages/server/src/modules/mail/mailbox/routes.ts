import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { sendPlainPage } from '../../../platform/http/plain-page.ts';
import { framedMessage, mailboxPaths, mailContent, mailList } from './page.ts';
import { findMessage, listMessages, listTexts, type MailboxMessage } from './repository.ts';

// Allows what mail programs allow: styles, and links to other sites
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

const schema = { hide: true };
const params = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });

/** Shows all mail and text messages to any client of the server. */
export function mailboxRoutes(app: App, db: Queryable): void {
  app.get(mailboxPaths.list, { schema }, async (_request, reply) =>
    sendPlainPage(unstored(reply), 'Mailbox', mailList(await listMessages(db), await listTexts(db))),
  );

  app.get(mailboxPaths.json, { schema }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ mail: await listMessages(db), texts: await listTexts(db) }),
  );

  app.get(mailboxPaths.message(':id'), { schema: { ...schema, params } }, async (request, reply) => {
    const message = await requireMessage(db, request.params.id);
    return sendPlainPage(unstored(reply), message.subject, mailContent(message));
  });

  app.get(mailboxPaths.html(':id'), { schema: { ...schema, params } }, async (request, reply) => {
    const html = framedMessage(await requireMessage(db, request.params.id));
    return unstored(reply)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MESSAGE_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(html);
  });
}

const unstored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

async function requireMessage(db: Queryable, id: string): Promise<MailboxMessage> {
  const message = await findMessage(db, id);
  if (!message) throw notFound('There is no such mail');
  return message;
}
