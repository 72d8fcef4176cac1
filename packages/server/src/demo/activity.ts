import type { Faker } from '@faker-js/faker';
import { weekOf, WEEK_MS } from '@naija/contracts/domain/weeks';
import { FIGURE_WEEKS } from '@naija/contracts/http/interest';
import type { agentActivity, agentWeeks } from '../database/schema.ts';
import { findArea } from '@naija/contracts/domain/places/served-areas';
import { formatPlace } from '@naija/contracts/domain/states';
import type { Place } from './places.ts';

/** Languages besides English. */
const SPOKEN_IN: Readonly<Record<string, string>> = {
  Hausa: `abuja adamawa bauchi borno gombe jigawa kaduna kano katsina kebbi nasarawa niger plateau sokoto taraba yobe
    zamfara`,
  Yoruba: 'ekiti kwara lagos ogun ondo osun oyo',
  Igbo: 'abia abuja anambra delta ebonyi enugu imo lagos rivers',
  Fulfulde: 'adamawa gombe',
  Kanuri: 'borno yobe',
  Ibibio: 'akwa-ibom',
  Tiv: 'benue',
  Ijaw: 'bayelsa rivers',
  Edo: 'edo',
  Igala: 'kogi',
  Nupe: 'niger',
  Efik: 'cross-river',
  Urhobo: 'delta',
};

const MOST_AREAS = 4;

/** Chooses areas and languages of a demo agent by `index` only, so that the random figures of all agents stay the same. */
export function reachOf({ slug, areas }: Place, area: string, index: number) {
  const start = areas.indexOf(area);
  const served = Array.from(
    { length: 1 + (index % MOST_AREAS) },
    (_, at) => areas[(start + at) % areas.length] ?? area,
  );
  const local = Object.keys(SPOKEN_IN).filter((language) => SPOKEN_IN[language]?.split(/\s+/).includes(slug));
  const other = local[index % local.length];
  return {
    areas: [...new Set(served.flatMap((name) => findArea(formatPlace(name, slug))?.name ?? []))],
    languages: [
      'English',
      ...(index % 3 === 0 ? ['Nigerian Pidgin'] : []),
      ...(other === undefined ? [] : [other]),
    ],
  };
}

/** Weeks since the last login */
const WEEKS_AGO = [0, 0, 0, 0, 1, 1, 2, 3, 6, 14];

/** Counts per 100 profile views */
const PER_100_VIEWS = { call: 11, whatsApp: 14, email: 2, favourite: 7 };

/** Draws what visitors did on a profile in the last weeks; the figures of the current week grow until the weekend. */
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

/** Draws when an agent last logged in. */
export function drawActivity(faker: Faker, agentId: string, now: Date): typeof agentActivity.$inferInsert {
  const weeksAgo = faker.helpers.arrayElement(WEEKS_AGO);
  return { agentId, week: weekOf(new Date(now.getTime() - weeksAgo * WEEK_MS)) };
}
