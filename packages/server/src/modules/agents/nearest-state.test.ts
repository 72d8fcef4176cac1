import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();

async function addFar() {
  await addAgent(server.db, { state: 'ogun', inspectionFee: 9_000 });
  await addAgent(server.db, { state: 'oyo', inspectionFee: 2_000 });
  for (let added = 0; added < 3; added += 1)
    await addAgent(server.db, { state: 'kano', inspectionFee: 2_000 });
}

describe('if no agent is found, the response names', () => {
  it.each([
    ['the nearest state of a place', { q: 'Lekki' }, { state: 'ogun', total: 1 }],
    [
      'the nearest state with agents that the filters leave',
      { q: 'Lekki', maxFee: '5000' },
      { state: 'oyo', total: 1 },
    ],
    ['the nearest of a state', { state: 'jigawa' }, { state: 'kano', total: 3 }],
    ['the state that a search stays in', { q: 'zzzz', state: 'oyo' }, { state: 'oyo', total: 1 }],
    ['the state with most agents, if no place was understood', { q: 'zzzz' }, { state: 'kano', total: 3 }],
  ])('%s', async (_what, query, nearest) => {
    await addFar();
    const { body } = await server.search(query);
    expect([body.total, body.nearest]).toEqual([0, nearest]);
  });

  it('the nearest state also with the 404 of a state without agents', async () => {
    await addFar();
    expect(await server.list('lagos')).toMatchObject({
      status: 404,
      body: { nearest: { state: 'ogun', total: 1 } },
    });
  });

  it('nothing, if no agent in the country meets the filters', async () => {
    await addFar();
    const { body } = await server.search({ q: 'Lekki', verified: 'false' });
    expect([body.total, body.nearest]).toEqual([0, undefined]);
  });
});

it('an answer with agents names no other state', async () => {
  await addFar();
  expect((await server.search({ q: 'Abeokuta' })).body.nearest).toBeUndefined();
});
