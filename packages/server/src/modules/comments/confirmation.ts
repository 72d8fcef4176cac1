import { COMMENT_RESPONSES } from '@naija/contracts/domain/comment-messages';
import type { Language } from '@naija/contracts/domain/languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { comments, mailOutbox, unconfirmedComments } from '../../database/schema.ts';
import { badRequest, HttpError } from '../../platform/http/http-error.ts';
import { hashToken, randomToken, rememberUse, wasTokenUsed, tokenQuery } from '../identity/index.ts';
import { queueMail } from '../mail/index.ts';
import { commentConfirmationMessage } from './mails.ts';
import type { Services } from '../../platform/module.ts';
import { countFeeAnswer } from './fee-answers.ts';
import { mailboxOf } from './mailbox.ts';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { anonymizeAddress } from '../../platform/security-log/anonymize-address.ts';
import { confirmCommentResponse } from './schemas.ts';

const LIFETIME_MS = LIMITS.commentLinkHours * 60 * 60 * 1_000;

interface Unconfirmed {
  commentId: string;
  name: string;
  email: string;
  language: Language;
}

/** Mails nothing if too many links to this address are open. */
export async function mailConfirmation(
  { links, clock }: Pick<Services, 'links' | 'clock'>,
  tx: Queryable,
  { commentId, name, email, language }: Unconfirmed,
): Promise<void> {
  const now = clock();
  if ((await countOpenLinks(tx, email, now)) >= LIMITS.commentLinksOpen) return;
  const token = randomToken();
  const message = commentConfirmationMessage({ name, language, link: links.confirmComment(token) });
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const mailId = await queueMail(tx, { agentId: null, to: email, message, expiresAt });
  await tx.insert(unconfirmedComments).values({ tokenHash: hashToken(token), commentId, mailId });
}

/**
 * Counts open links to a mailbox. Comments to one mailbox take turns until the transaction ends, so that no two count the same.
 */
async function countOpenLinks(tx: Queryable, email: string, now: Date): Promise<number> {
  const { mailbox } = mailboxOf(email);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['comment mail', mailbox])}, 0))`,
  );
  const initial = sql`left(lower(normalize(${mailOutbox.recipient}, NFKC)), 1)`;
  const open = await tx
    .select({ recipient: mailOutbox.recipient })
    .from(unconfirmedComments)
    .innerJoin(mailOutbox, eq(mailOutbox.id, unconfirmedComments.mailId))
    // The first letter is compared by index, because no mail service ignores it.
    .where(and(eq(initial, Array.from(mailbox)[0] ?? ''), gt(mailOutbox.expiresAt, now)));
  return open.filter(({ recipient }) => mailboxOf(recipient).mailbox === mailbox).length;
}

/**
 * Marks the comment of a mailed link, once, counts its answer about fees, and deletes its address; returns the id of the agent.
 * @param network network that the link was opened from, as `anonymizeAddress` shortens it
 * @throws HttpError 410 for a used link, 400 for an expired or unknown one
 */
export async function confirmComment(
  db: Queryable,
  token: string,
  network: string,
  now: Date,
): Promise<string> {
  const agentId = await db.transaction(async (tx) => {
    const tokenHash = hashToken(token);
    const isValid = tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.id, unconfirmedComments.mailId), gt(mailOutbox.expiresAt, now)));
    const [opened] = await tx
      .delete(unconfirmedComments)
      .where(and(eq(unconfirmedComments.tokenHash, tokenHash), exists(isValid)))
      // A trigger deletes the mail.
      .returning({
        commentId: unconfirmedComments.commentId,
        email: sql<string>`(select ${mailOutbox.recipient} from ${mailOutbox} where ${mailOutbox.id} = ${unconfirmedComments.mailId})`,
      });
    if (!opened) return undefined;
    await rememberUse(tx, tokenHash, now);
    const [comment] = await tx
      .update(comments)
      .set({ emailConfirmed: true, updatedAt: sql`${comments.updatedAt}` })
      .where(eq(comments.id, opened.commentId))
      .returning();
    if (!comment) return undefined;
    const { id: commentId, agentId, feeAsPublished: answer, createdAt: answeredAt } = comment;
    if (answer !== null)
      await countFeeAnswer(tx, { agentId, commentId, answer, answeredAt, email: opened.email, network });
    return agentId;
  });
  if (agentId !== undefined) return agentId;
  if (await wasTokenUsed(db, token)) throw new HttpError(410, 'link_used', COMMENT_RESPONSES.linkUsed);
  throw badRequest(COMMENT_RESPONSES.linkDead);
}

/**
 * Adds the route that marks a comment by the token of a mail. The page sends it when its button is pressed, because mail
 * scanners open links.
 */
export function confirmRoute(app: App, { db, clock }: Services): void {
  app.post(
    '/comment/confirm',
    {
      schema: {
        tags: ['comments'],
        summary: 'Marks a comment as one with a confirmed email, by the token of the link that was mailed',
        querystring: tokenQuery,
        response: { 200: confirmCommentResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const network = anonymizeAddress(request.ip);
      const agentId = await confirmComment(db, request.query.token ?? '', network, clock());
      return reply
        .header('cache-control', 'no-store')
        .send({ message: COMMENT_RESPONSES.confirmed, agentId });
    },
  );
}
