import { locatedIn } from '@naija/contracts/domain/places/area-of';
import type { FeeAnswer } from '@naija/contracts/http/comments';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '../src/database/database.ts';
import {
  agents,
  comments,
  feeAnswers,
  workPhotos,
  type AgentRow,
  type CommentRow,
  type NewAgent,
  type NewComment,
} from '../src/database/schema.ts';

let count = 0;

/** Stores an agent, by default in Lagos with a complete profile. */
export async function addAgent(db: Queryable, fields: Partial<NewAgent> = {}): Promise<AgentRow> {
  const number = String((count += 1));
  const { address = '1 Market Road, Ikeja, Lagos', state = 'lagos' } = fields;
  const [agent] = await db
    .insert(agents)
    .values({
      name: `Agent ${number}`,
      email: `agent${number}@example.com`,
      emailVerifiedAt: new Date(),
      phone: '+2348000000000',
      address,
      state,
      locatedIn: locatedIn(address, state),
      image: '0123456789abcdef0123456789abcdef',
      inspectionFee: 5_000,
      totalDeals: 10,
      ...fields,
    })
    .returning();
  if (!agent) throw new Error('the agent was not stored');
  return agent;
}

export async function addComment(
  db: Queryable,
  agentId: string,
  createdAt = new Date(),
  fields: Partial<NewComment> = {},
): Promise<CommentRow> {
  const [comment] = await db
    .insert(comments)
    .values({
      agentId,
      fullname: 'Ada Obi',
      content: 'On time, and honest.',
      createdAt,
      updatedAt: createdAt,
      ...fields,
    })
    .returning();
  if (!comment) throw new Error('the comment was not stored');
  return comment;
}

/** Stores comments with these answers about the fees, which count, each from a mailbox of its own. */
export async function addFeeAnswers(
  db: Queryable,
  agentId: string,
  answers: readonly FeeAnswer[],
  fields: Partial<NewComment> = {},
): Promise<void> {
  const rows = answers.map((feeAsPublished) => ({
    fullname: 'Ada Obi',
    content: 'On time.',
    dealing: 'rented' as const,
    emailConfirmed: true,
    ...fields,
    agentId,
    feeAsPublished,
  }));
  const stored = await db.insert(comments).values(rows).returning();
  await db.insert(feeAnswers).values(
    stored.map(({ id: commentId, createdAt: answeredAt }) => {
      return { agentId, commentId, answeredAt, mailbox: randomBytes(32) };
    }),
  );
}

/** Stores the row of a photo of an agent's work; `photo` names its files. */
export async function addWorkPhoto(db: Queryable, agentId: string, photo: string): Promise<{ id: string }> {
  const row = { agentId, id: randomUUID(), photo, width: 1_280, height: 960, position: (count += 1) };
  await db.insert(workPhotos).values(row);
  return row;
}
