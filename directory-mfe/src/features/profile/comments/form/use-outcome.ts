import { useEffect, type RefObject } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { CommentRequest } from '@naija/contracts/http/comments';
import { cancelIntent, takeBackIntent, type Waiting } from '@naija/runtime';
import type { FormActions } from '@naija/ui';
import { commentDraft, type CommentedAgent } from './comment-draft.ts';
import type { Failure } from './use-post-comment.ts';

/** What was posted last from a form. */
export interface Posted {
  readonly key: string;
  /** Whether this phone could keep it; where not, the text stays in the form. */
  readonly kept: boolean;
  readonly comment: CommentRequest;
  readonly form: FormActions;
  /** What stood in the form then. */
  readonly raw: unknown;
}

interface Following {
  readonly posted: Posted | undefined;
  readonly waiting: Waiting | undefined;
  readonly typedRef: RefObject<unknown>;
  readonly setFailure: (failure: Failure | undefined) => void;
}

/** Brings a comment that the server has refused back into its form, and empties the form of what has arrived from it. */
export function useOutcome(
  agent: CommentedAgent,
  { posted, waiting, typedRef, setFailure }: Following,
): void {
  useEffect(() => {
    if (!posted || !waiting) return;
    const { kept, form, raw, comment } = posted;
    const unchanged = typedRef.current === (kept ? undefined : raw);
    if (!unchanged) return;
    if (waiting.sent && !kept) {
      form.reset({ fullname: '', content: '' });
      setFailure(undefined);
    }
    const { problem } = waiting;
    if (problem?.kind !== 'refused') return;
    void takeFrom(waiting, agent).then((taken) => {
      if (!taken) return;
      if (kept) form.fill({ fullname: comment.fullname, content: comment.content });
      form.refuse(problem.fields);
      setFailure({ title: MESSAGES.commentFailed, reason: problem.message });
    });
  }, [agent, posted, waiting, typedRef, setFailure]);
}

/** @returns false where it is gone already */
async function takeFrom(waiting: Waiting, agent: CommentedAgent): Promise<boolean> {
  const { fullname, content } = waiting.fields;
  // What this phone could not keep stands in the form still.
  if (waiting.seq >= 0)
    return takeBackIntent(waiting, { ...commentDraft(agent), values: { fullname, content } });
  await cancelIntent(waiting);
  return true;
}
