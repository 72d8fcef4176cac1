import { LIMITS } from '@naija/contracts/domain/limits';
import type { ChargedAsPublished } from '@naija/contracts/http/agents';
import { sql } from 'drizzle-orm';

/** Older answers are about older fees; and a flood of them makes no read slower. */
const MAX_ANSWERS = 1_000;

/**
 * Column of a selection from `agents`: of the newest answers in visible comments, at most so many of one day in Nigeria as
 * count, how many say that the fee was as published, and how many there are. Confirmed ones count before others of the day.
 */
// Names are written out, as Drizzle leaves tables out of a selection from one.
export const chargedColumn = sql<[asPublished: number, answers: number]>`(
  select array[count(*) filter (where fee_as_published = 'yes'), count(*)]::int[]
  from (
    select fee_as_published, row_number() over (
      partition by (created_at at time zone 'Africa/Lagos')::date order by email_confirmed desc, created_at, fee_as_published
    ) as place
    from (
      select fee_as_published, created_at, email_confirmed
      from comments
      where comments.agent_id = agents.id and fee_as_published is not null and comments.hidden_at is null
      order by created_at desc
      limit ${sql.raw(String(MAX_ANSWERS))}
    ) as newest
  ) as placed
  where place <= ${sql.raw(String(LIMITS.feeAnswersADay))}
)`;

/** The figure of a profile; undefined while there are too few answers. */
export function toCharged([asPublished, answers]: [number, number]): ChargedAsPublished | undefined {
  return answers < LIMITS.feeAnswersMin ? undefined : { asPublished, answers };
}
