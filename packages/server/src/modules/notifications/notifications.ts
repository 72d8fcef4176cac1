import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import { addSingleTask } from '../../platform/jobs/index.ts';
import { queueMail, type MailLinks, type MailMessage } from '../mail/index.ts';
import { COMMENT_MAIL, mailPauseMs } from './comment-mail.ts';
import { PUSH, pushPauseMs, type PushTask } from './push-task.ts';
import { countComment, listSubscriptions, lockSettings, settingsOf } from './repository.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export interface NotificationContext {
  links: MailLinks;
  clock: () => Date;
  /** Whether this server sends pushes. */
  hasPush: boolean;
  /** Wakes what sends, in this process. */
  wake: () => void;
}

/** Tells agents what happens to them, by what they have switched on; all in the transaction in which it happens. */
export interface Notifications {
  /** Of a comment on the profile. */
  notifyOfComment: (tx: Queryable, agentId: string) => Promise<void>;
  /** Of a decision or an answer; `message` is the mail, with the address that switches such mail off. */
  notifyOfAnswer: (
    tx: Queryable,
    agent: Pick<AgentRow, 'id' | 'email'>,
    message: (unsubscribeUrl: string) => MailMessage,
  ) => Promise<void>;
  /** To be called once the transaction has ended: what was added is sent at once, and not when tasks are next looked for. */
  wake: () => void;
}

export function createNotifications({ links, clock, hasPush, wake }: NotificationContext): Notifications {
  async function push(tx: Queryable, agentId: string, kind: PushTask['kind']): Promise<void> {
    if (!hasPush) return;
    for (const subscription of await listSubscriptions(tx, agentId)) {
      const { sessionId } = subscription;
      await addSingleTask(tx, {
        kind: PUSH,
        of: `${kind} ${sessionId}`,
        payload: { sessionId, kind } satisfies PushTask,
        afterMs: kind === 'comment' ? pushPauseMs(subscription, clock()) : 0,
      });
    }
  }
  return {
    async notifyOfComment(tx, agentId) {
      const row = await countComment(tx, agentId);
      const { comment } = settingsOf(row);
      if (comment.mail)
        await addSingleTask(tx, {
          kind: COMMENT_MAIL,
          of: agentId,
          payload: { agentId },
          afterMs: mailPauseMs(row, clock()),
        });
      if (comment.push) await push(tx, agentId, 'comment');
    },
    async notifyOfAnswer(tx, { id, email }, message) {
      const row = await lockSettings(tx, id);
      const { answer } = settingsOf(row);
      const url = links.unsubscribe(unsubscribeToken('answer', row.unsubscribeToken));
      if (answer.mail) await queueMail(tx, { agentId: id, to: email, message: message(url) });
      if (answer.push) await push(tx, id, 'answer');
    },
    wake,
  };
}
