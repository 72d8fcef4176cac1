import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Comment, CommentResponse } from '@naija/contracts/http/comments';
import { onOutboxEvent, usePendingIntents, type PendingIntent } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { invalidateComments, useDirectoryCommentsByAgentInfiniteQuery } from './comments-api.ts';

/** Pending comments, newest first, including sent ones until the server's list contains them. */
export function usePendingComments(agentId: string): readonly PendingIntent[] {
  useReloadAfterSending(agentId);
  const { data } = useDirectoryCommentsByAgentInfiniteQuery(agentId);
  const posted = data?.pages.flatMap((page) => page.comments) ?? [];
  return usePendingIntents()
    .filter(({ kind, about }) => kind === 'comment' && about === agentId)
    .filter(({ sent, fields }) => !sent || !posted.some((comment) => isSame(comment, fields)))
    .reverse();
}

/** Compares name and text, because the server's response to a post has no id. */
function isSame({ fullname, content }: Comment, fields: PendingIntent['fields']): boolean {
  return fullname === fields['fullname'] && content === fields['content'];
}

/** Shows the server's message and reloads the list after any tab has sent a comment on this agent. */
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
