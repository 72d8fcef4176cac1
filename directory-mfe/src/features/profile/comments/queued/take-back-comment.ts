import { listDrafts, takeBackIntent, type Waiting } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { commentDraft, type CommentedAgent } from '../form/comment-draft.ts';

/**
 * Makes the draft of the comment form of a comment that waits, unless that form holds another one.
 * @param typed whether something stands in the form
 * @returns whether the form has it now
 */
export async function takeBackComment(
  waiting: Waiting,
  agent: CommentedAgent,
  typed: boolean,
): Promise<boolean> {
  const draft = commentDraft(agent);
  // The form may not be there yet, and its draft is.
  const busy = typed || (await listDrafts()).some(({ owner, form }) => owner === null && form === draft.form);
  if (busy) {
    showToast('Please post or empty the comment in the form first.');
    return false;
  }
  const { fullname, content } = waiting.fields;
  const taken = await takeBackIntent(waiting, { ...draft, values: { fullname, content } });
  if (taken && waiting.tried && !waiting.problem)
    showToast('It may have arrived already, as it was. Please look before you post it again.');
  return taken;
}
