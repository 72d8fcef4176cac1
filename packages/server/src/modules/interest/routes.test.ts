import {
  interestPath,
  ownFiguresPath,
  type Interest,
  type OwnFigures,
  type WeekFigures,
} from '@naija/contracts/http/interest';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { createSession } from '../../../test/identity.ts';
import { useServer } from '../../../test/use-server.ts';
import { agentWeeks, type AgentRow } from '../../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const WEDNESDAY = new Date('2026-11-25T12:00:00Z');
let now = WEDNESDAY;
const server = useServer({ clock: () => now, trustedProxies: ['127.0.0.1'] });
let ada: AgentRow;

beforeEach(async () => {
  // Networks are remembered for a day, so each test has its own day.
  now = new Date(now.getTime() + 14 * DAY_MS);
  ada = await addAgent(server.db);
});

async function report(interests: readonly Partial<Interest>[], from = '105.112.0.1'): Promise<number> {
  const headers = { 'x-forwarded-for': from };
  const sent = await server.app.inject({
    method: 'POST',
    url: interestPath,
    headers,
    payload: { interests },
  });
  return sent.statusCode;
}

async function reportFrom(networks: number, interests: readonly Interest[]): Promise<void> {
  for (let network = 0; network < networks; network += 1)
    await report(interests, `105.${String(100 + network)}.0.1`);
}

async function figures(id = ada.id): Promise<WeekFigures[]> {
  const token = await createSession(server.db, id, now);
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ url: ownFiguresPath, headers })).json<OwnFigures>().weeks;
}

const NONE = { view: 0, call: 0, whatsApp: 0, email: 0, favourite: 0 };

describe('an agent reads by week', () => {
  it('how many visits have opened the profile, reached them and saved them', async () => {
    const other = await addAgent(server.db);
    await reportFrom(3, [{ agent: ada.id, kind: 'view' }]);
    await report([
      { agent: ada.id, kind: 'view' },
      { agent: ada.id, kind: 'call' },
      { agent: other.id, kind: 'view' },
    ]);
    await report([
      { agent: ada.id.toUpperCase(), kind: 'whatsApp' },
      { agent: ada.id, kind: 'favourite' },
      { agent: ada.id, kind: 'email' },
    ]);
    expect((await figures()).at(-1)).toMatchObject({ view: 4, call: 1, whatsApp: 1, email: 1, favourite: 1 });
    expect((await figures(other.id)).at(-1)).toMatchObject({ ...NONE, view: 1 });
  });

  it('the last twelve weeks, also those without anything', async () => {
    await report([{ agent: ada.id, kind: 'view' }]);
    now = new Date(now.getTime() + 14 * DAY_MS);
    await report([{ agent: ada.id, kind: 'call' }]);
    const weeks = await figures();
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-4).map(({ view, call }) => [view, call])).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    const gaps = weeks
      .slice(1)
      .map(({ week }, index) => Date.parse(week) - Date.parse(weeks[index]?.week ?? ''));
    expect(new Set(gaps)).toEqual(new Set([7 * DAY_MS]));
  });

  it('nothing without a session', async () => {
    expect((await server.app.inject(ownFiguresPath)).statusCode).toBe(401);
  });
});

it('what is sent twice in one report counts once', async () => {
  const view: Interest = { agent: ada.id, kind: 'view' };
  expect(await report([view, view, { ...view, agent: ada.id.toUpperCase() }])).toBe(204);
  expect((await figures()).at(-1)).toMatchObject({ view: 1 });
});

it('nothing about the visitor is stored', async () => {
  await report([{ agent: ada.id, kind: 'view' }], '197.210.64.7');
  const rows = await server.db.select().from(agentWeeks);
  expect(rows.map((row) => Object.keys(row))).toEqual([['agentId', 'week', ...Object.keys(NONE)]]);
});

it.each([
  { hiddenAt: new Date() },
  { blockedAt: new Date() },
  { deletionDueAt: new Date('2036-01-01') },
  { image: null },
])('nothing is counted for an agent whom no list shows: %o', async (state) => {
  const unlisted = await addAgent(server.db, state);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const interests = [unlisted.id, unknown, ada.id].map((agent) => ({ agent, kind: 'view' as const }));
  expect(await report(interests)).toBe(204);
  expect((await server.db.select().from(agentWeeks)).map(({ agentId }) => agentId)).toEqual([ada.id]);
});

it.each([
  [[]],
  [[{ agent: 'x', kind: 'view' }]],
  [[{ agent: '00000000-0000-4000-8000-000000000000', kind: 'stare' }]],
  [Array.from({ length: 51 }, () => ({ agent: '00000000-0000-4000-8000-000000000000', kind: 'view' }))],
])('a report that no page sends is refused: %j', async (interests) => {
  expect(await report(interests as Interest[])).toBe(400);
});

describe('a client that inflates the figures of an agent', () => {
  const view = () => [{ agent: ada.id, kind: 'view' as const }];

  it('adds ten a day from one network', async () => {
    for (let visit = 0; visit < 20; visit += 1) await report(view(), `105.112.0.${String(visit)}`);
    expect((await figures()).at(-1)?.view).toBe(10);
    now = new Date(now.getTime() + DAY_MS);
    await report(view());
    expect((await figures()).reduce((sum, week) => sum + week.view, 0)).toBe(11);
  });

  it('is limited, like every client that sends very many', async () => {
    const statuses: number[] = [];
    for (let visit = 0; visit < 25; visit += 1) statuses.push(await report(view()));
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('unknown ids do not count towards the limit of reports', async () => {
  const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  for (let sent = 0; sent < 510; sent += 1) {
    const interests = Array.from({ length: 50 }, (_, index) => ({
      agent: id(sent * 50 + index),
      kind: 'view' as const,
    }));
    await report(interests, `105.112.0.${String(sent % 200)}`);
    if (sent % 50 === 0) now = new Date(now.getTime() + 60_000);
  }
  now = new Date(now.getTime() + 60_000);
  await report([{ agent: ada.id, kind: 'view' }], '105.112.0.201');
  expect((await figures()).at(-1)).toMatchObject({ view: 1 });
});

it('visitors of a large network still count for a quarter of many', async () => {
  await reportFrom(60, [{ agent: ada.id, kind: 'view' }]);
  for (let visit = 0; visit < 40; visit += 1)
    await report([{ agent: ada.id, kind: 'view' }], `41.58.0.${String(visit)}`);
  expect((await figures()).at(-1)?.view).toBe(60 + 20);
});
