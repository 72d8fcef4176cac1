// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { setFrugal } from '../frugal.ts';
import { DataServer } from '../testing/data-server.ts';
import { inWorker } from '../testing/worker-scope.ts';
import { emptySaved, readUsage } from './usage.ts';
import { saveAgents } from './save-ahead.ts';
import { savedAgents } from './saved-agents.ts';
import { readSavedHere } from './saved-here.ts';

const PHOTO = `/media/${'b'.repeat(32)}/320.webp`;
const FILES = [agentPaths.byId('7'), commentPaths.list('7'), PHOTO];
let server: DataServer;

beforeEach(() => {
  inWorker();
  Object.assign(navigator, { storage: { estimate: () => Promise.resolve({ usage: 1_000_000 }) } });
  server = new DataServer();
  const record = { id: '7', name: 'Ada Obi', state: 'lagos', image: PHOTO };
  server.answers(agentPaths.byId('7'), () => Response.json({ data: record }));
  server.answers(commentPaths.list('7'), () => Response.json({ comments: [], nextCursor: null }));
  server.answers(PHOTO, () => new Response('photo', { headers: { 'content-type': 'image/webp' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an agent who is saved before being read can be read without a line', async () => {
  await saveAgents(['7']);
  server.goDown();
  for (const path of FILES) expect((await server.visit(path)).ok).toBe(true);
});

test('what is here already is not fetched again', async () => {
  await saveAgents(['7']);
  await saveAgents(['7']);
  expect(server.asked).toEqual(FILES);
});

test('a visitor who spares data has saved agents remembered, and nothing fetched for them', async () => {
  await setFrugal(true);
  await saveAgents(['7']);
  expect(server.asked).toEqual([]);
  expect(await savedAgents()).toEqual(['7']);
});

test('pages learn what there is to read', async () => {
  server.answers(agentPaths.byLocation('lagos'), () => Response.json({ data: [] }));
  await server.visit(agentPaths.byLocation('lagos'));
  await saveAgents(['7']);
  expect(await readSavedHere()).toEqual({
    states: ['lagos'],
    agents: [{ id: '7', name: 'Ada Obi', state: 'lagos' }],
  });
});

test('emptying leaves no answer and no photo, and forgets nobody the visitor saved', async () => {
  await saveAgents(['7']);
  expect((await readUsage()).saved).toBeGreaterThan('photo'.length);
  expect(await emptySaved()).toMatchObject({ saved: 0 });
  server.goDown();
  for (const path of FILES) expect((await server.visit(path)).type).toBe('error');
  expect(await savedAgents()).toEqual(['7']);
});
