import type { Comment } from '@naija/contracts/http/comments';
import type { Waiting } from '@naija/runtime';

/**
 * The comments on an agent that wait on this phone, newest first. One that has arrived stays among them until the list
 * has it, so that it neither vanishes in between nor stands there twice.
 */
export function notListed(
  waiting: readonly Waiting[],
  agentId: string,
  listed: readonly Comment[] | undefined,
): readonly Waiting[] {
  return waiting
    .filter(({ kind, about }) => kind === 'comment' && about === agentId)
    .filter(({ sent, fields }) => !sent || !listed?.some((comment) => isSame(comment, fields)))
    .reverse();
}

/** The server's answer names no id; who wrote what is enough to tell comments on one agent apart. */
function isSame({ fullname, content }: Comment, fields: Waiting['fields']): boolean {
  return fullname === fields['fullname'] && content === fields['content'];
}
