import { useState } from 'react';
import type { CommentRequest } from '@naija/contracts/http/comments';
import { createIntentKeys } from '@naija/contracts/http/intent-keys';
import { showToast, type FormActions } from '@naija/ui';
import { useDirectoryPostCommentMutation } from './comments-api.ts';
import { refusalReason, refusedFields } from './refusal.ts';

/**
 * Posts what the form holds, says what came of it, and empties the form when it has worked.
 * @param onPosted called once the form is empty
 */
export function usePostComment(agentId: string, onPosted: () => void) {
  const [send] = useDirectoryPostCommentMutation();
  const [keys] = useState(createIntentKeys);
  const [failure, setFailure] = useState<string>();

  const post = async (comment: CommentRequest, form: FormActions) => {
    setFailure(undefined);
    try {
      const { message } = await send({ agentId, comment, key: keys.keyOf(comment) }).unwrap();
      keys.settle();
      form.reset();
      onPosted();
      showToast(message, { kind: 'success' });
    } catch (error) {
      form.refuse(refusedFields(error));
      setFailure(refusalReason(error));
    }
  };
  return { failure, post };
}
