import type { Faker } from '@faker-js/faker';
import { weekOf, WEEK_MS } from '@naija/contracts/domain/weeks';
import { FIGURE_WEEKS } from '@naija/contracts/http/interest';
import type { agentActivity, agentWeeks } from '../database/schema.ts';

/** Weeks since a demo agent was last logged in; most of them this week or the last one. */
const WEEKS_AGO = [0, 0, 0, 0, 1, 1, 2, 3, 6, 14];

/** Demo visitors of each kind for 100 that open a profile. */
const PER_100_VIEWS = { call: 11, whatsApp: 14, email: 2, favourite: 7 };

/** What visitors did about an agent in the last weeks: more of it by the weekend of the current one. */
export function drawFigures(faker: Faker, agentId: string, now: Date): (typeof agentWeeks.$inferInsert)[] {
  const usual = faker.number.int({ min: 4, max: 60 });
  return Array.from({ length: FIGURE_WEEKS }, (_, weeksAgo) => {
    const part = weeksAgo === 0 ? ((now.getUTCDay() + 6) % 7) / 7 : 1;
    const view = Math.round(usual * part * faker.number.float({ min: 0.6, max: 1.4 }));
    const of = (per100: number) =>
      Math.round((view * per100 * faker.number.float({ min: 0.5, max: 1.5 })) / 100);
    const { call, whatsApp, email, favourite } = PER_100_VIEWS;
    return {
      agentId,
      week: weekOf(new Date(now.getTime() - weeksAgo * WEEK_MS)),
      ...{ view, call: of(call), whatsApp: of(whatsApp), email: of(email), favourite: of(favourite) },
    };
  });
}

/** When an agent was last logged in. */
export function drawActivity(faker: Faker, agentId: string, now: Date): typeof agentActivity.$inferInsert {
  const weeksAgo = faker.helpers.arrayElement(WEEKS_AGO);
  return { agentId, week: weekOf(new Date(now.getTime() - weeksAgo * WEEK_MS)) };
}
