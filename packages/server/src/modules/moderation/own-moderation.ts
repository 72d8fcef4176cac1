import type { AppealSubject, OwnModeration } from '@naija/contracts/http/moderation';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, comments } from '../../database/schema.ts';
import { findReason } from '../audit/index.ts';
import { listOwnAppeals, toOwnAppeal } from './appeals.ts';

const MAX_REPLIES = 50;

/** Returns what operators have decided about an agent; undefined if there is no such agent. */
export async function readOwnModeration(db: Queryable, agentId: string): Promise<OwnModeration | undefined> {
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  if (!agent) return undefined;
  const replies = await hiddenReplies(db, agentId);
  const appeals = (await listOwnAppeals(db, agentId)).map(toOwnAppeal);
  const profile = agent.hiddenAt ? await findReason(db, 'hide', { kind: 'agent', id: agentId }) : undefined;
  const account = agent.blockedAt
    ? await findReason(db, 'block', { kind: 'account', id: agentId })
    : undefined;
  const decided: AppealSubject[] = [
    ...(agent.hiddenAt ? [{ kind: 'agent' as const, id: agentId }] : []),
    ...(agent.blockedAt ? [{ kind: 'account' as const, id: agentId }] : []),
    ...replies.map(({ commentId }) => ({ kind: 'reply' as const, id: commentId })),
  ];
  const isOpen = ({ kind, id }: AppealSubject) =>
    appeals.some(({ state, subject }) => state === 'open' && subject.kind === kind && subject.id === id);
  return {
    profile: {
      state: agent.hiddenAt ? 'hidden' : 'visible',
      ...(profile !== undefined && { reason: profile }),
    },
    account: {
      state: agent.blockedAt ? 'blocked' : 'active',
      ...(account !== undefined && { reason: account }),
    },
    replies,
    appeals,
    canAppeal: decided.filter((subject) => !isOpen(subject)),
  };
}

async function hiddenReplies(db: Queryable, agentId: string): Promise<OwnModeration['replies']> {
  const rows = await db
    .select({ id: comments.id, fullname: comments.fullname, reply: comments.reply })
    .from(comments)
    .where(and(eq(comments.agentId, agentId), isNotNull(comments.replyHiddenAt)))
    .limit(MAX_REPLIES);
  return Promise.all(
    rows.map(async ({ id, fullname, reply }) => {
      const reason = await findReason(db, 'hide', { kind: 'reply', id });
      return { commentId: id, fullname, content: reply ?? '', ...(reason !== undefined && { reason }) };
    }),
  );
}
