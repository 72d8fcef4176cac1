import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { mockApi } from '@naija/runtime/testing';
import { showPage } from '../../testing/open-page.ts';

vi.mock(import('@naija/contracts/domain/limits'), async (original) => {
  const limits = await original();
  return { ...limits, LIMITS: { ...limits.LIMITS, slowAfterMs: 0 as 8_000 } };
});

const api = mockApi();

test('a visitor who waits long for a profile sees a note under its heading, and cached pages', async () => {
  const never = () => new Promise<Response>(() => undefined);
  api.use(http.get(`*${agentPaths.byId('7')}`, never), http.get(`*${commentPaths.list('7')}`, never));
  await showPage('/agent/7');
  expect(await screen.findByText('Slow connection, still trying')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Agent profile' })).toBeVisible();
  expect(await screen.findByText(/not saved on this device/)).toBeVisible();
});
