import { useCallback, useEffect, useRef, useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { CommentRequest } from '@naija/contracts/http/comments';
import { type PendingIntent, sendNow, translateText, useDraft, usePendingIntents } from '@naija/runtime';
import type { FormActions } from '@naija/ui';
import { COMMENT_MESSAGES } from '../messages.ts';
import {
  commentDraft,
  commentValues,
  EMPTY_COMMENT,
  moveCommentToDraft,
  type CommentedAgent,
} from './comment-draft.ts';

type Values = Readonly<Record<string, unknown>>;

interface Posted {
  readonly key: string;
  /** True if the device could store the comment. If not, the text stays in the form. */
  readonly kept: boolean;
  readonly comment: CommentRequest;
  readonly form: FormActions;
  readonly values: Values | undefined;
}

interface Failure {
  readonly title: string;
  readonly reason: string;
}

/** The draft of the comment form, the state of the comment posted last, and why it failed. */
export function useCommentForm(agent: CommentedAgent, onUsedChange: (isUsed: boolean) => void) {
  const draft = useDraft(commentDraft(agent));
  const { keep } = draft;
  const values = useRef<Values>(undefined);
  const [resets, setResets] = useState(0);
  const [posted, setPosted] = useState<Posted>();
  const [failure, setFailure] = useState<Failure>();
  const pending = usePendingIntents().find(({ key }) => key === posted?.key);

  const onValues = useCallback(
    (current: Values) => {
      const isUsed = Object.values(current).some((value) => value !== '');
      values.current = isUsed ? current : undefined;
      onUsedChange(isUsed);
      keep(values.current);
    },
    [keep, onUsedChange],
  );
  useEffect(() => {
    // Do not interrupt a visitor who types the next comment.
    const isUntouched = posted && values.current === (posted.kept ? undefined : posted.values);
    if (!isUntouched || !pending) return;
    void finish(posted, pending, agent).then((outcome) => {
      if (outcome) setFailure(outcome.failure);
    });
  }, [agent, posted, pending]);

  const post = async (comment: CommentRequest, form: FormActions): Promise<boolean> => {
    // A comment that the device could not store is already being sent and must not be posted twice.
    if (posted?.kept === false && pending && isSame(posted.comment, comment)) {
      await sendNow();
      return false;
    }
    setFailure(undefined);
    const postedValues = values.current;
    try {
      const { title } = commentDraft(agent);
      const fields = { ...comment };
      const {
        key,
        kept,
        notKept = 'full',
      } = await draft.submit({
        kind: 'comment',
        about: agent.id,
        owner: null,
        title,
        fields,
      });
      setPosted({ key, kept, comment, form, values: postedValues });
      if (kept) {
        draft.discard();
        form.reset(EMPTY_COMMENT);
      } else setFailure(notSaved(COMMENT_MESSAGES.sendingUnsaved[notKept]));
      return kept;
    } catch {
      setFailure(notSaved(translateText(MESSAGES.locationOffline)));
      return false;
    }
  };

  return {
    isReady: draft.ready,
    restored: draft.restored,
    kept: draft.kept,
    failure,
    /** Says when the comment posted last will be sent, while it is stored and waits. */
    waiting:
      posted?.kept === true && pending !== undefined && isIdle(pending) ? whenSent(pending) : undefined,
    /** Increases when the form must start again. */
    resets,
    discard: () => {
      draft.discard();
      setResets((count) => count + 1);
    },
    onValues,
    /** @returns true once the comment is stored and the form is empty */
    post,
  };
}

/** Empties the form after its comment was sent, or puts a refused comment back into it. */
async function finish(
  { kept, form, comment }: Posted,
  pending: PendingIntent,
  agent: CommentedAgent,
): Promise<{ readonly failure: Failure | undefined } | undefined> {
  if (pending.sent && !kept) {
    form.reset(EMPTY_COMMENT);
    return { failure: undefined };
  }
  const { problem } = pending;
  if (problem?.kind !== 'refused' || !(await moveCommentToDraft(pending, agent))) return undefined;
  if (kept) form.setValues(commentValues(comment));
  form.setErrors(problem.fields);
  return { failure: { title: COMMENT_MESSAGES.failed, reason: translateText(problem.message) } };
}

function notSaved(reason: string): Failure {
  return { title: COMMENT_MESSAGES.notSaved, reason };
}

function isIdle({ sending, sent, problem }: PendingIntent): boolean {
  return !sending && !sent && !problem;
}

function whenSent({ delayed }: PendingIntent): string {
  return delayed === undefined ? COMMENT_MESSAGES.sentLater : translateText(delayed);
}

function isSame(one: CommentRequest, other: CommentRequest): boolean {
  return JSON.stringify(commentValues(one)) === JSON.stringify(commentValues(other));
}
