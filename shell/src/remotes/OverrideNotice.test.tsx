import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OverrideNotice } from './OverrideNotice.tsx';
import { overrides, readOverrides } from './selection/overrides.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  sessionStorage.clear();
});

test('visitors see no notice', () => {
  const { container } = render(<OverrideNotice />);
  expect(container).toBeEmptyDOMElement();
});

test('a developer sees the override, and can stop it', async () => {
  const meta = document.createElement('meta');
  meta.name = 'naija-remote-overrides';
  meta.content = 'allowed';
  document.head.append(meta);
  history.replaceState(null, '', '/?remote=sample@http://localhost:4174');
  readOverrides();
  render(<OverrideNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('sample comes from http://localhost:4174 · Stop');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect([overrides.size, reload.mock.calls.length]).toEqual([0, 1]);
});
