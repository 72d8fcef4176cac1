import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Comment, CommentResponse } from '@naija/contracts/http/comments';
import { onOutboxEvent, usePendingIntents, type PendingIntent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { invalidateComments, useDirectoryCommentsByAgentInfiniteQuery } from './comments-api.ts';

/** Pending comments, newest first; sent ones too, until the server's list has them. */
export function usePendingComments(agentId: string): readonly PendingIntent[] {
  useReloadAfterSending(agentId);
  const { data } = useDirectoryCommentsByAgentInfiniteQuery(agentId);
  const posted = data?.pages.flatMap((page) => page.comments) ?? [];
  return usePendingIntents()
    .filter(({ kind, about }) => kind === 'comment' && about === agentId)
    .filter(({ sent, fields }) => !sent || !posted.some((comment) => isSame(comment, fields)))
    .reverse();
}

/** The server's response has no id; among the comments on one agent, name and text identify one. */
function isSame({ fullname, content }: Comment, fields: PendingIntent['fields']): boolean {
  return fullname === fields['fullname'] && content === fields['content'];
}

/** Shows the server's message when a comment on an agent was sent, from any tab, and reloads the list. */
function useReloadAfterSending(agentId: string): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' || event.intent.kind !== 'comment' || event.intent.about !== agentId)
          return;
        dispatch(invalidateComments(agentId));
        showToast((event.body as CommentResponse).message, { kind: 'success' });
      }),
    [agentId, dispatch],
  );
}
