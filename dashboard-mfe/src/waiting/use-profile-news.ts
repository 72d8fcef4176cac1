import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ProfileEditResponse, ProfileUpdateResponse } from '@naija/contracts/http/agents';
import { onOutboxNews, type OutboxNews } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { reloadAgent, replaceAgent } from '../agent/agent-api.ts';

type Sent = Extract<OutboxNews, { type: 'sent' }>;

/**
 * Tells what becomes of an agent's changes, in whichever tab or worker they are sent, and puts the record that they made
 * in the place of the loaded one.
 * @param onSent has to be the same function at each call
 */
export function useProfileNews(id: string | undefined, onSent?: (kind: 'edit' | 'completion') => void): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      onOutboxNews((news) => {
        if (news.type !== 'sent' && news.type !== 'needs-you') return;
        const { kind, about, owner } = news.intent;
        if (kind === 'comment' || about !== id || owner !== id) return;
        if (news.type === 'needs-you') {
          const { problem } = news;
          const words = problem.kind === 'changed' ? MESSAGES.profileChanged : problem.message;
          showToast(words, { kind: 'danger' });
          return;
        }
        dispatch(kind === 'edit' ? edited(news) : reloadAgent());
        showToast((news.body as ProfileUpdateResponse).message, { kind: 'success' });
        onSent?.(kind);
      }),
    [id, dispatch, onSent],
  );
}

function edited({ body, etag }: Sent) {
  const { updatedUser } = (body as ProfileEditResponse).data;
  // The next edit is held against the version: where the answer names none, the record is asked for anew.
  return etag === null ? reloadAgent() : replaceAgent({ data: updatedUser, etag });
}
