import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { CommentResponse } from '@naija/contracts/http/comments';
import { onOutboxNews } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { staleComments } from '../comments-api.ts';

/** Says in the server's words that a comment on an agent has arrived, whoever sent it, and asks for the list again. */
export function useFollowSent(agentId: string): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      onOutboxNews((news) => {
        if (news.type !== 'sent' || news.intent.kind !== 'comment' || news.intent.about !== agentId) return;
        dispatch(staleComments(agentId));
        showToast((news.body as CommentResponse).message, { kind: 'success' });
      }),
    [agentId, dispatch],
  );
}
