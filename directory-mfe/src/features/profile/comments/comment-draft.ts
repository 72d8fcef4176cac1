import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { cancelIntent, moveIntentToDraft, type PendingIntent } from '@naija/runtime';

export type CommentedAgent = Pick<Agent, 'id' | 'name'>;

export function commentDraft({ id, name }: CommentedAgent) {
  return {
    owner: null,
    form: `comment:${id}`,
    title: `Comment on ${name}`,
    path: pagePaths.agent(id),
  };
}

/** Moves a pending comment into the form's draft. @returns false where it was sent meanwhile */
export async function moveCommentToDraft(pending: PendingIntent, agent: CommentedAgent): Promise<boolean> {
  const { fullname, content } = pending.fields;
  // The form still holds the text of one that the device could not store.
  if (!pending.inMemory)
    return moveIntentToDraft(pending, { ...commentDraft(agent), values: { fullname, content } });
  await cancelIntent(pending);
  return true;
}
