import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { framedMessage, listPage, mailboxPaths, messagePage, STYLE_SHEET } from './page.ts';
import { findMessage, listMessages, listTexts, type MailboxMessage } from './repository.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// Allows what mail programs allow: styles, and links to other sites
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

const schema = { hide: true };
const params = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });

/** Shows all mail and text messages to any client of the server. */
export function mailboxRoutes(app: App, db: Queryable): void {
  app.get(mailboxPaths.list, { schema }, async (_request, reply) =>
    sendPage(reply, listPage(await listMessages(db), await listTexts(db))),
  );

  app.get(mailboxPaths.json, { schema }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ mail: await listMessages(db), texts: await listTexts(db) }),
  );

  app.get(mailboxPaths.style, { schema }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE_SHEET),
  );

  app.get(mailboxPaths.message(':id'), { schema: { ...schema, params } }, async (request, reply) =>
    sendPage(reply, messagePage(await requireMessage(db, request.params.id))),
  );

  app.get(mailboxPaths.html(':id'), { schema: { ...schema, params } }, async (request, reply) => {
    const html = framedMessage(await requireMessage(db, request.params.id));
    reply.header('x-frame-options', 'SAMEORIGIN');
    return sendPage(reply, html, MESSAGE_POLICY);
  });
}

async function requireMessage(db: Queryable, id: string): Promise<MailboxMessage> {
  const message = await findMessage(db, id);
  if (!message) throw notFound('There is no such mail');
  return message;
}

function sendPage(reply: FastifyReply, html: string, policy = PAGE_POLICY): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html);
}
