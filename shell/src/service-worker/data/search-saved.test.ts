// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import { DataServer } from '../testing/data-server.ts';
import { inWorker } from '../testing/worker-scope.ts';

let server: DataServer;
const { byId, byLocation } = agentPaths;

const AGENTS = [
  { id: '1', name: 'Ọ̀ṣun Adé', state: 'lagos', inspectionFee: 5_000, totalDeals: 10, image: null },
  { id: '2', name: 'Bola Eze', state: 'lagos', inspectionFee: 2_000, totalDeals: 90, image: null },
  { id: '3', name: 'Chidi Obi', state: 'akwa-ibom', inspectionFee: 9_000, totalDeals: 40, image: null },
];

/** A visitor read two lists, and the profile of Chidi, who lives in Marina Road; then the line went down. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  inWorker();
  server = new DataServer();
  const list = (data: unknown[]) => () => Response.json({ data, nextCursor: null, total: data.length });
  server.answers(byLocation('lagos'), list(AGENTS.slice(0, 2)));
  server.answers(byLocation('akwa-ibom'), list(AGENTS.slice(2)));
  server.answers(byId('3'), () =>
    Response.json({ data: { ...AGENTS[2], address: '12 Marina Road', airbnb: 2 } }),
  );
  await server.visit(byLocation('lagos'));
  vi.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  await server.visit(byLocation('akwa-ibom'));
  await server.visit(byId('3'));
  server.goDown();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function found(path: string): Promise<string[]> {
  const answer = await server.visit(path);
  return ((await answer.json()) as AgentListResponse).data.map(({ id }) => id);
}

test.each([
  ['by a part of the name', byLocation('bola'), ['2']],
  ['without the accents of a name', byLocation('osun ade'), ['1']],
  ['by state and name', byLocation('ibom chidi'), ['3']],
  ['by the address in a profile', byLocation('marina'), ['3']],
  ['by words that nobody has', byLocation('zamani'), []],
  ['in a state, by fee', `${byLocation('lagos')}?sort=fee`, ['2', '1']],
  ['in a state, by deals', `${byLocation('lagos')}?sort=deals&maxFee=5000`, ['2', '1']],
  ['in a state, up to a fee', `${byLocation('lagos')}?maxFee=2000`, ['2']],
  ['with enough deals', `${byLocation('lagos')}?minDeals=50`, ['2']],
  ['with AirBnB listings, as far as that is known', `${byLocation('akwa-ibom')}?airbnb=true`, ['3']],
])('without a line agents are found %s', async (_, path, ids) => {
  expect(await found(path)).toEqual(ids);
});

test('the page can tell that only saved agents were looked through, and from when the oldest found is', async () => {
  const { headers } = await server.visit(byLocation('eze'));
  expect(headers.get(CACHE_ONLY_HEADER)).not.toBeNull();
  expect(headers.get(CACHED_AT_HEADER)).toBe('2026-11-20T08:00:00.000Z');
});

test('a state that was never seen is not made up of the few agents who are known there', async () => {
  expect((await server.visit(byLocation('kano'))).type).toBe('error');
});

test('a server that refuses a search is not answered for', async () => {
  server.answers(byLocation('bola'), () => Response.json({ code: 'internal' }, { status: 500 }));
  expect((await server.visit(byLocation('bola'))).status).toBe(500);
});
