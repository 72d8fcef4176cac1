import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import type { CommentRequest } from '@naija/contracts/http/comments';
import { cancelIntent, moveIntentToDraft, type PendingIntent } from '@naija/runtime';
import { COMMENT_MESSAGES } from '../messages.ts';

export type CommentedAgent = Pick<Agent, 'id' | 'name'>;

/** The form values of an empty comment. */
export const EMPTY_COMMENT = { fullname: '', content: '', dealing: '', feeAsPublished: '', email: '' };

type CommentValues = Readonly<Record<keyof typeof EMPTY_COMMENT, string>>;

/** The form values of a posted comment. Earlier releases posted fewer fields. */
export function commentValues(fields: Partial<CommentValues> | PendingIntent['fields']): CommentValues {
  const { fullname, content, dealing, feeAsPublished, email } = { ...EMPTY_COMMENT, ...fields };
  return { fullname, content, dealing, feeAsPublished, email };
}

/** The request for a comment, without the fields that were left empty. */
export function commentRequest(fields: {
  readonly [Name in keyof CommentRequest]: CommentRequest[Name] | undefined;
}): CommentRequest {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as unknown as CommentRequest;
}

export function commentDraft({ id, name }: CommentedAgent) {
  return {
    owner: null,
    form: `comment:${id}`,
    title: COMMENT_MESSAGES.draft(name),
    path: pagePaths.agent(id),
  };
}

/** Moves a pending comment into the form's draft. @returns false if it was sent meanwhile */
export async function moveCommentToDraft(pending: PendingIntent, agent: CommentedAgent): Promise<boolean> {
  // The form still holds the text if the device could not store the comment.
  if (!pending.inMemory)
    return moveIntentToDraft(pending, { ...commentDraft(agent), values: commentValues(pending.fields) });
  await cancelIntent(pending);
  return true;
}
