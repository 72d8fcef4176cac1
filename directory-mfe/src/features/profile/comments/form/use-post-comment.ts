import { useState, type RefObject } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { CommentRequest } from '@naija/contracts/http/comments';
import { sendNow, useWaiting, type useDraft } from '@naija/runtime';
import type { FormActions } from '@naija/ui';
import { commentDraft, type CommentedAgent } from './comment-draft.ts';
import { useOutcome, type Posted } from './use-outcome.ts';

/** An empty form. */
export const NO_COMMENT = { fullname: '', content: '' };

/** What went wrong with the comment in the form. */
export interface Failure {
  readonly title: string;
  readonly reason: string;
}

export interface Posting {
  readonly failure: Failure | undefined;
  /** What was posted last is safe on this phone, and not on its way. */
  readonly waits: boolean;
  /** @returns true once the comment is safe and the form empty */
  readonly post: (comment: CommentRequest, form: FormActions) => Promise<boolean>;
}

const NO_ROOM: Failure = {
  title: 'Not saved',
  reason: 'This phone has no room for it. It is being sent. Keep this page open until that has worked.',
};
const NO_CODE: Failure = { title: 'Not saved', reason: MESSAGES.locationOffline };

/**
 * Gives what the form holds to the outbox, which sends it when that works, and follows what becomes of it.
 * @param typedRef holds what stands in the form, undefined for nothing
 */
export function usePostComment(
  agent: CommentedAgent,
  draft: ReturnType<typeof useDraft>,
  typedRef: RefObject<unknown>,
): Posting {
  const [posted, setPosted] = useState<Posted>();
  const [failure, setFailure] = useState<Failure>();
  const waiting = useWaiting().find(({ key }) => key === posted?.key);
  useOutcome(agent, { posted, waiting, typedRef, setFailure });

  const post = async (comment: CommentRequest, form: FormActions) => {
    // What there was no room for is on its way all the same, and not to be posted twice.
    const again = posted?.kept === false && waiting && isSame(posted.comment, comment);
    if (again) {
      await sendNow();
      return false;
    }
    setFailure(undefined);
    const raw = typedRef.current;
    try {
      const fields = { ...comment };
      const { title } = commentDraft(agent);
      const { key, kept } = await draft.submit({
        ...{ kind: 'comment', about: agent.id, owner: null, title, fields },
      });
      setPosted({ key, kept, comment, form, raw });
      if (!kept) setFailure(NO_ROOM);
      else empty(draft, form);
      return kept;
    } catch {
      setFailure(NO_CODE);
      return false;
    }
  };
  const waits = waiting && posted?.kept && !waiting.sending && !waiting.sent && !waiting.problem;
  return { failure, waits: waits === true, post };
}

function empty(draft: ReturnType<typeof useDraft>, form: FormActions): void {
  draft.discard();
  form.reset(NO_COMMENT);
}

function isSame(one: CommentRequest, other: CommentRequest): boolean {
  return one.fullname === other.fullname && one.content === other.content;
}
