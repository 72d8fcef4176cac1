import 'fake-indexeddb/auto';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countUnsent } from '@naija/outbox';
import { submitIntent } from '../outbox/intents.ts';
import { sessionToken } from '../session/cookies.ts';
import { startSession } from '../session/session.ts';
import { onLogoutQuestion, type LogoutAnswer } from './logout-question.ts';
import { logout } from './logout.ts';

const ask = vi.fn<() => Promise<LogoutAnswer>>();
let id = 0;
let leave: () => void;

beforeEach(async () => {
  vi.stubGlobal('location', { protocol: 'http:', assign: vi.fn() });
  // Without a network nothing is sent meanwhile.
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

const unsent = () => countUnsent(String(id));

test('an agent with unsent changes is asked before the logout, and may stay', async () => {
  ask.mockImplementation(() => {
    expect(sessionToken()).toBe('any');
    return Promise.resolve('stay');
  });
  await logout();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ changes: 1, drafts: 0 }, expect.any(Function));
  expect(sessionToken()).toBe('any');
  expect(await unsent()).toEqual({ changes: 1, drafts: 0 });
});

test.each<[LogoutAnswer, number]>([
  ['keep', 1],
  ['delete', 0],
])('the answer %s logs the agent out and leaves %i changes on the device', async (answer, left) => {
  ask.mockResolvedValue(answer);
  await logout();
  expect(sessionToken()).toBeUndefined();
  expect(await unsent()).toEqual({ changes: left, drafts: 0 });
});

test('without a registered question everything stays on the device', async () => {
  leave();
  await logout();
  expect(sessionToken()).toBeUndefined();
  expect(await unsent()).toEqual({ changes: 1, drafts: 0 });
});

test("another agent's changes are not asked about", async () => {
  startSession({ token: 'other', id: 'other', name: 'Bola Ade', email: 'bola@example.com' });
  await logout();
  expect(ask).not.toHaveBeenCalled();
  expect(sessionToken()).toBeUndefined();
});
