import 'fake-indexeddb/auto';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitIntent } from '../outbox/intents.ts';
import { unsentOf } from '../outbox/core/unsent.ts';
import { sessionToken } from './cookies.ts';
import { onLogoutQuestion, type LogoutAnswer } from './logout-question.ts';
import { logout } from './logout.ts';
import { startSession } from './session.ts';

const ask = vi.fn<() => Promise<LogoutAnswer>>();
let id = 0;
let leave: () => void;

beforeEach(async () => {
  vi.stubGlobal('location', { protocol: 'http:', assign: vi.fn() });
  // Without a line nothing is sent meanwhile.
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  id += 1;
  startSession({ token: 'any', id: String(id), name: 'Ada Obi', email: 'ada@example.com' });
  leave = onLogoutQuestion(ask.mockReset());
  await submitIntent({
    kind: 'edit',
    about: String(id),
    owner: String(id),
    title: 'Your profile',
    fields: {},
  });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

const unsent = () => unsentOf(String(id));

test('an agent with unsent changes is asked before anything ends, and may stay', async () => {
  ask.mockImplementation(() => {
    expect(sessionToken()).toBe('any');
    return Promise.resolve('stay');
  });
  await logout();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ changes: 1, drafts: 0 });
  expect(sessionToken()).toBe('any');
  expect(await unsent()).toEqual({ changes: 1, drafts: 0 });
});

test.each<[LogoutAnswer, number]>([
  ['keep', 1],
  ['delete', 0],
])('who answers %s is logged out and leaves %i changes here', async (answer, left) => {
  ask.mockResolvedValue(answer);
  await logout();
  expect(sessionToken()).toBeUndefined();
  expect(await unsent()).toEqual({ changes: left, drafts: 0 });
});

test('where nobody asks, all is kept', async () => {
  leave();
  await logout();
  expect(sessionToken()).toBeUndefined();
  expect(await unsent()).toEqual({ changes: 1, drafts: 0 });
});

test("another agent's changes are no reason to ask", async () => {
  startSession({ token: 'other', id: 'other', name: 'Bola Ade', email: 'bola@example.com' });
  await logout();
  expect(ask).not.toHaveBeenCalled();
  expect(sessionToken()).toBeUndefined();
});
