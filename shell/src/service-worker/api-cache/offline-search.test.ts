// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOCABULARY } from '@naija/contracts/domain/places/preferences';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { DataServer } from '../testing/data-server.ts';
import { stubWorkerScope } from '../testing/worker-scope.ts';

let server: DataServer;
const { byId, byLocation } = agentPaths;

const AGENTS = [
  {
    id: '1',
    name: 'Ọ̀ṣun Adé',
    state: 'lagos',
    inspectionFee: 5_000,
    totalDeals: 10,
    image: null,
    area: 'Yaba',
  },
  { id: '2', name: 'Bola Eze', state: 'lagos', inspectionFee: 2_000, totalDeals: 90, image: null },
  { id: '3', name: 'Chidi Obi', state: 'akwa-ibom', inspectionFee: 9_000, totalDeals: 40, image: null },
];

/** A visitor viewed two lists and the profile of Chidi, then went offline. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  stubWorkerScope();
  const precache = await caches.open('precache');
  await precache.put(`${PLACES_PATH}?revision=1`, Response.json({ ...STATE_PLACES, vocabulary: VOCABULARY }));
  server = new DataServer();
  const list = (data: unknown[]) => () => Response.json({ data, nextCursor: null, total: data.length });
  server.respondAt(byLocation('lagos'), list(AGENTS.slice(0, 2)));
  server.respondAt(byLocation('akwa-ibom'), list(AGENTS.slice(2)));
  server.respondAt(byId('3'), () =>
    Response.json({
      data: {
        ...AGENTS[2],
        address: '12 Marina Road',
        phone: '+2348031234567',
        airbnb: 2,
        commission: 7.5,
        areas: ['Surulere, Lagos', 'Oron, Akwa Ibom'],
        languages: ['Efik'],
      },
    }),
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

test('the lowest fee is a free inspection, and one that is not stated comes last', async () => {
  server = new DataServer();
  const agents = [
    { ...AGENTS[0], id: '4', inspectionFee: null },
    { ...AGENTS[1], id: '5', inspectionFee: 0 },
  ];
  server.respondAt(byLocation('kano'), () =>
    Response.json({ data: agents.map((agent) => ({ ...agent, state: 'kano' })), nextCursor: null, total: 2 }),
  );
  await server.visit(byLocation('kano'));
  server.goDown();
  expect(await found(`${byLocation('kano')}?sort=fee`)).toEqual(['5', '4']);
  expect(await found(`${byLocation('kano')}?maxFee=0`)).toEqual(['5']);
});

test.each([
  ['by a part of the name', byLocation('bola'), ['2']],
  ['without the accents of a name', byLocation('osun ade'), ['1']],
  ['by state and name', byLocation('ibom chidi'), ['3']],
  ['by the address in a profile', byLocation('marina'), ['3']],
  ['by words that nobody has', byLocation('zamani'), []],
  ['in the state of a town', byLocation('Uyo'), ['3']],
  ['by an abbreviation', byLocation('V.I.'), ['1', '2']],
  ['despite a typo in a place', byLocation('Lekky'), ['1', '2']],
  ['among other words', byLocation('house for rent in Lekki'), ['1', '2']],
  ['of a place with a name', byLocation('ade lekki'), ['1']],
  ['of a place, those at it first', byLocation('Yaba'), ['1', '2']],
  ['of a place, those who serve it before others of its state', byLocation('Surulere'), ['3', '1', '2']],
  ['of any place, where only homes are asked for', byLocation('house for rent'), ['2', '3', '1']],
  ['without the words about homes', byLocation('agent bola'), ['2']],
  ['by the number in a profile', byLocation('0803 123 4567'), ['3']],
  ['by another number: none', byLocation('0803 123 4568'), []],
  ['of a place, by fee those around before the others', `${byLocation('Yaba')}?sort=fee`, ['1', '2']],
  ['who serve an area', `${byLocation('akwa-ibom')}?area=Oron%2C+Akwa+Ibom`, ['3']],
  ['whose address is in an area', `${byLocation('lagos')}?area=Yaba%2C+Lagos`, ['1']],
  ['who speak a language', `${byLocation('akwa-ibom')}?language=efik`, ['3']],
  ['who speak another language: none', `${byLocation('akwa-ibom')}?language=Tiv`, []],
  ['in a state, by fee', `${byLocation('lagos')}?sort=fee`, ['2', '1']],
  ['in a state, by deals', `${byLocation('lagos')}?sort=deals&maxFee=5000`, ['2', '1']],
  ['in a state, up to a fee', `${byLocation('lagos')}?maxFee=2000`, ['2']],
  ['up to a commission, as far as that is known', `${byLocation('akwa-ibom')}?maxCommission=7.5`, ['3']],
  ['up to a lower commission: none', `${byLocation('akwa-ibom')}?maxCommission=7`, []],
  ['up to an agreement fee that no cached list has: none', `${byLocation('lagos')}?maxAgreement=10`, []],
  ['with enough deals', `${byLocation('lagos')}?minDeals=50`, ['2']],
  ['with AirBnB listings, as far as that is known', `${byLocation('akwa-ibom')}?airbnb=true`, ['3']],
])('an offline visitor finds agents %s', async (_, path, ids) => {
  expect(await found(path)).toEqual(ids);
});

test('an offline visitor reads how far agents are from a place, and who serves it', async () => {
  const list = (await (await server.visit(byLocation('Surulere'))).json()) as AgentListResponse;
  expect(list).toMatchObject({
    data: [
      { id: '3', serves: 'Surulere' },
      { id: '1', km: 2 },
      { id: '2', far: true },
    ],
    place: { total: 1, around: 1 },
  });
  expect(list.data.map(({ far }) => far)).toEqual([undefined, undefined, true]);
});

test('an offline visitor reads which place was understood', async () => {
  const answer = await server.visit(byLocation('lekky'));
  expect(await answer.json()).toMatchObject({ place: { name: 'Lekki', state: 'lagos' } });
});

test.each([
  [
    'the nearest state on the device, where a place has no agents',
    'Port Harcourt',
    { state: 'akwa-ibom', total: 1 },
  ],
  [
    'the state with most agents on the device, where nothing was understood',
    'zamani',
    { state: 'lagos', total: 2 },
  ],
])('an offline visitor is referred to %s', async (_, text, nearest) => {
  const answer = await server.visit(byLocation(text));
  expect(await answer.json()).toMatchObject({ total: 0, nearest });
});

test('an offline result is marked as one, and dated by its oldest agent', async () => {
  const { headers } = await server.visit(byLocation('eze'));
  expect(headers.get(CACHE_ONLY_HEADER)).not.toBeNull();
  expect(headers.get(CACHED_AT_HEADER)).toBe('2026-11-20T08:00:00.000Z');
});

test('a state whose list was never loaded is not made up from cached agents', async () => {
  expect((await server.visit(byLocation('kano'))).type).toBe('error');
});

test('an error of the server is not replaced by an offline search', async () => {
  server.respondAt(byLocation('bola'), () => Response.json({ code: 'internal' }, { status: 500 }));
  expect((await server.visit(byLocation('bola'))).status).toBe(500);
});
