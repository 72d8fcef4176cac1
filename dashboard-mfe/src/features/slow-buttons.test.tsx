import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '@naija/contracts/domain/limits';
import { authPaths, type SessionSummary } from '@naija/contracts/http/auth';
import { phonePaths } from '@naija/contracts/http/phone';
import { mockDashboard, openDashboard, UNCONFIRMED } from '../testing/dashboard.tsx';
import { mockApi } from '../testing/mock-api.ts';

const api = mockApi();
afterEach(() => {
  vi.useRealTimers();
});

const session = (id: string, current: boolean): SessionSummary => ({
  _id: id,
  device: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T13:05:00.000Z',
  current,
});

test.each([
  ['Resend email', authPaths.resendEmailChange],
  ['Cancel change', authPaths.changeEmail],
  ['Send me a code', phonePaths.code],
  ['Log out everywhere else', authPaths.sessions],
])('the button "%s" says after a while that the connection is slow', async (name, path) => {
  mockDashboard(api, {
    own: { pendingEmail: 'new@example.com', missing: [] },
    phone: UNCONFIRMED,
    sessions: [session('a', true), session('b', false)],
  });
  await openDashboard('?tab=settings');
  const button = await screen.findByRole('button', { name });
  api.use(http.all(`*${path}`, () => new Promise<never>(() => undefined)));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(LIMITS.slowAfterMs);
  expect((await screen.findByText('Slow connection, still trying')).closest('[role=status]')).not.toBeNull();
});
