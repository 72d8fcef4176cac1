import type { Comment } from '@naija/contracts/http/comments';
import type { ReplyRequest } from '@naija/contracts/http/moderation';
import type { NewIntent, PendingIntent } from '@naija/runtime';
import { REPLY_MESSAGES } from '../../moderation-messages.ts';
import { tabPath } from '../../navigation/tabs.ts';

/** The intent by which the outbox posts, edits or removes the reply to a comment. */
export function replyIntent(agentId: string, { _id, fullname }: Comment, fields: ReplyRequest): NewIntent {
  return {
    kind: 'reply',
    about: _id,
    owner: agentId,
    title: REPLY_MESSAGES.replyTo(fullname),
    path: tabPath('comments'),
    fields: { ...fields },
  };
}

interface ShownReply {
  readonly content: string;
  readonly updatedAt: string;
  readonly editedAt?: string;
}

/** The reply as it will be once a change of it is sent; undefined where it has none, or it is deleted. */
export function withPending(
  reply: Comment['reply'],
  pending: PendingIntent | undefined,
): ShownReply | undefined {
  if (!pending) return reply;
  const { fields, savedAt } = pending;
  // A deleted reply stays in view until the server has deleted it.
  if (fields['change'] === 'remove') return reply;
  const at = new Date(savedAt).toISOString();
  const content = String(fields['content']);
  return reply ? { ...reply, content, editedAt: at } : { content, updatedAt: at };
}
