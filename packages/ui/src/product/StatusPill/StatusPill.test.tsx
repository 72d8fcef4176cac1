import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusPill, type Status } from './StatusPill.tsx';

const STATUSES: [Status, string][] = [
  [{ kind: 'saved' }, 'Saved on this device'],
  [{ kind: 'sending' }, 'Sending…'],
  [{ kind: 'sending', percent: 39.6 }, 'Sending 40 %'],
  [{ kind: 'sent' }, 'Sent'],
  [{ kind: 'needs-you' }, 'Action needed'],
  [{ kind: 'offline' }, 'Offline'],
  [{ kind: 'copy', from: '2026-11-20T13:05:00.000Z' }, 'Saved copy from Nov 20, 14:05'],
  [{ kind: 'copy', from: 'unknown' }, 'Saved copy from earlier'],
];

test.each(STATUSES)('%o is shown as text', (status, label) => {
  const { container } = render(<StatusPill {...status} />);
  expect(container.textContent).toBe(label);
});

test('every status has an icon of its own, beside its colour', () => {
  const { container } = render(STATUSES.map(([status], at) => <StatusPill key={at} {...status} />));
  const shapes = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(shapes).size).toBe(new Set(STATUSES.map(([{ kind }]) => kind)).size);
});

test('the time of a saved copy can be read by machines', () => {
  render(<StatusPill kind="copy" from="2026-11-20T13:05:00.000Z" />);
  expect(screen.getByText(/Nov 20/)).toHaveAttribute('datetime', '2026-11-20T13:05:00.000Z');
});
