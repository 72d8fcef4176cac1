import { LIMITS } from '@naija/contracts/domain/limits';
import type { ChargedAsPublished } from '@naija/contracts/http/agents';
import { sql } from 'drizzle-orm';

/**
 * Column of a selection from `agents`: of the answers that count, in visible comments, how many say that the fee was as
 * published, and how many there are.
 */
// Names are written out, as Drizzle leaves tables out of a selection from one.
export const chargedColumn = sql<[asPublished: number, answers: number]>`(
  select array[count(*) filter (where comments.fee_as_published = 'yes'), count(*)]::int[]
  from fee_answers join comments on comments.id = fee_answers.comment_id
  where fee_answers.agent_id = agents.id and comments.hidden_at is null
)`;

/** The figure of a profile; undefined while there are too few answers. */
export function toCharged([asPublished, answers]: [number, number]): ChargedAsPublished | undefined {
  return answers < LIMITS.feeAnswersMin ? undefined : { asPublished, answers };
}
