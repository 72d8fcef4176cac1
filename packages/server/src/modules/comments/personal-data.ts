import { comments, type CommentRow } from '../../database/schema.ts';
import type { Queryable } from '../../database/database.ts';
import type { PersonalDataSource } from '../../platform/module.ts';
import { listAllComments } from './repository.ts';

const BATCH_SIZE = 500;

/** Comments that others wrote on the agent's profile, newest first; they go with the agent's row. */
export const commentData: PersonalDataSource = {
  name: 'commentsReceived',
  tables: [comments],
  read: (db, { id }) => allComments(db, id),
};

async function* allComments(db: Queryable, agentId: string): AsyncGenerator<object> {
  let after: { at: number; id: string } | undefined;
  do {
    const batch = await listAllComments(db, agentId, after, BATCH_SIZE);
    yield* batch.map(toData);
    const last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
    after = last && { at: last.createdAt.getTime(), id: last.id };
  } while (after);
}

function toData(row: CommentRow): object {
  const { fullname, content, dealing, feeAsPublished, emailConfirmed } = row;
  const { createdAt, updatedAt, reply, repliedAt, replyEditedAt, hiddenAt } = row;
  return {
    fullname,
    content,
    dealing,
    feeAsPublished,
    emailConfirmed,
    createdAt,
    updatedAt,
    reply,
    repliedAt,
    replyEditedAt,
    hiddenAt,
  };
}
