import type { Faker } from '@faker-js/faker';
import { weekOf, WEEK_MS } from '@naija/contracts/domain/weeks';
import type { agentActivity } from '../database/schema.ts';

/** Weeks since a demo agent was last logged in; most of them this week or the last one. */
const WEEKS_AGO = [0, 0, 0, 0, 1, 1, 2, 3, 6, 14];

/** When an agent was last logged in. */
export function drawActivity(faker: Faker, agentId: string, now: Date): typeof agentActivity.$inferInsert {
  const weeksAgo = faker.helpers.arrayElement(WEEKS_AGO);
  return { agentId, week: weekOf(new Date(now.getTime() - weeksAgo * WEEK_MS)) };
}
