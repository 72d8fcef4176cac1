import { useEffect } from 'react';
import type { Comment } from '@naija/contracts/http/comments';
import type { ReplyRequest, ReplyResponse } from '@naija/contracts/http/moderation';
import { type NewIntent, type PendingIntent, onOutboxEvent, translateText } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { tabPath } from '../../navigation/tabs.ts';
import { REPLY_MESSAGES } from './messages.ts';

/** The intent with which the outbox posts, edits or removes the reply to a comment. */
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

/** The reply after its pending change; undefined if the comment has none. */
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

/** Shows a toast and reloads the comments after a reply of any tab was posted or refused. @param reload must be a stable function */
export function useReloadAfterReply(reload: () => unknown): void {
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' && event.type !== 'needs-you') return;
        if (event.intent.kind !== 'reply') return;
        if (event.type === 'sent')
          showToast(translateText((event.body as ReplyResponse).message), { kind: 'success' });
        else if (event.problem.kind === 'refused')
          showToast(translateText(event.problem.message), { kind: 'danger' });
        reload();
      }),
    [reload],
  );
}
