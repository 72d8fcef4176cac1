import type { NotificationKind } from '@naija/contracts/http/notifications';
import type { Queryable } from '../../database/database.ts';
import type { NotificationSettingsRow } from '../../database/schema.ts';
import { addSingleTask, type TaskKind } from '../../platform/jobs/index.ts';
import { queueMail, type MailLinks } from '../mail/index.ts';
import { newCommentsMessage } from './mails.ts';
import { findRecipient, lockSettings, markCommentsMailed } from './repository.ts';

export const COMMENT_MAIL = 'mail about comments';
/** Comments within this time after a mail are announced together */
export const MAIL_PAUSE_MS = 15 * 60 * 1_000;
const RETRIES_MS = [10_000, 60_000, 600_000];

/** Returns the milliseconds until another mail about comments is allowed. */
export function mailPauseMs(
  { commentsMailedAt }: Pick<NotificationSettingsRow, 'commentsMailedAt'>,
  now: Date,
): number {
  if (!commentsMailedAt) return 0;
  return Math.max(0, commentsMailedAt.getTime() + MAIL_PAUSE_MS - now.getTime());
}

interface CommentMailContext {
  db: Queryable;
  links: MailLinks;
  clock: () => Date;
}

/** Mails an agent the number of comments since the last mail, at most once in `MAIL_PAUSE_MS`. */
export function commentMailTask({ db, links, clock }: CommentMailContext): TaskKind {
  return {
    kind: COMMENT_MAIL,
    retriesMs: RETRIES_MS,
    failureMessage: 'mail about comments could not be queued',
    run: (payload) =>
      db.transaction(async (tx) => {
        const { agentId } = payload as { agentId: string };
        const recipient = await findRecipient(tx, agentId);
        if (!recipient) return;
        const row = await lockSettings(tx, agentId);
        const count = row.unmailedComments;
        if (!row.commentMail || count === 0) return;
        const now = clock();
        const afterMs = mailPauseMs(row, now);
        if (afterMs > 0) {
          await addSingleTask(tx, { kind: COMMENT_MAIL, of: agentId, payload, afterMs });
          return;
        }
        const { name, email, language } = recipient;
        const unsubscribeUrl = links.unsubscribe(unsubscribeToken('comment', row.unsubscribeToken));
        const commentsLink = links.comments();
        const message = newCommentsMessage({ name, language, count, commentsLink, unsubscribeUrl });
        await queueMail(tx, { agentId, to: email, message });
        await markCommentsMailed(tx, agentId, now);
      }),
  };
}

/** Returns the token of a link that turns off mail of one kind, for the agent with this secret. */
export function unsubscribeToken(kind: NotificationKind, secret: string): string {
  return `${kind}-${secret}`;
}
