import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { LIMITS } from '@naija/contracts/domain/limits';
import { mockApi } from '../testing/mock-api.ts';
import { openPage } from '../testing/open-page.tsx';

const api = mockApi();
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/verified', authPaths.verify(''), 'Verify my email'],
  ['/restore-email', authPaths.restoreEmail(''), 'Keep this email'],
  ['/keep-account', authPaths.cancelDeletion(''), 'Keep my account'],
  ['/confirm-comment', commentPaths.confirm(''), 'Confirm my email'],
])('the button of %s says after a while that the connection is slow', async (page, path, name) => {
  localStorage.clear();
  api.respond(path.replace(/\?.*/, ''), () => new Promise(() => undefined));
  await openPage(`${page}?token=good`);
  const button = await screen.findByRole('button', { name });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(LIMITS.slowAfterMs);
  expect((await screen.findByText('Slow connection, still trying')).closest('[role=status]')).not.toBeNull();
});
