import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Banner } from './Banner.tsx';

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('a message of the kind %s is announced as %s', (kind, role) => {
  render(<Banner kind={kind}>You are offline</Banner>);
  expect(screen.getByRole(role)).toHaveTextContent('You are offline');
});

test('kinds differ in the shape of their icon, not only in colour', () => {
  const { container } = render(
    <>
      <Banner kind="info">1</Banner>
      <Banner kind="success">2</Banner>
      <Banner kind="warning">3</Banner>
      <Banner kind="danger">4</Banner>
    </>,
  );
  const shapes = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(shapes).size).toBe(4);
});

test('a banner can be put away', async () => {
  const dismissed = vi.fn();
  render(
    <Banner kind="info" onDismiss={dismissed}>
      Ready to work offline
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismissed).toHaveBeenCalledOnce();
});

test('a banner that must stay offers only its action', () => {
  render(
    <Banner kind="warning" action={<button>Log in</button>}>
      Log in to send what is saved
    </Banner>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log in']);
});
