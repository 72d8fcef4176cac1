import { unsubscribeToken, COMMENT_MAIL, mailPauseMs } from './comment-mail.ts';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import { addSingleTask } from '../../platform/jobs/index.ts';
import { queueMail, type MailLinks, type MailMessage } from '../mail/index.ts';
import { PUSH, pushPauseMs, type PushTask } from './push-task.ts';
import { countComment, listSubscriptions, lockSettings, settingsOf } from './repository.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '@naija/contracts/http/notifications';

const TOKEN = /^([a-z]{1,20})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns kind and secret of a token; undefined for any other text. */
export function readUnsubscribeToken(token: string): { kind: NotificationKind; secret: string } | undefined {
  const [, named, secret] = TOKEN.exec(token) ?? [];
  const kind = NOTIFICATION_KINDS.find((known) => known === named);
  return kind && secret !== undefined ? { kind, secret } : undefined;
}

export interface NotificationContext {
  links: MailLinks;
  clock: () => Date;
  hasPush: boolean;
  wake: () => void;
}

/** Notifies agents of events as they have chosen, in the transaction of the event. */
export interface Notifications {
  notifyOfComment: (tx: Queryable, agentId: string) => Promise<void>;
  /** `message` is the mail, with the address that turns off such mail. */
  notifyOfAnswer: (
    tx: Queryable,
    agent: Pick<AgentRow, 'id' | 'email'>,
    message: (unsubscribeUrl: string) => MailMessage,
  ) => Promise<void>;
  /** Sends new notifications without waiting for the next poll. Call it after the transaction. */
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
