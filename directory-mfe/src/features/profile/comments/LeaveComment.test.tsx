import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scrollThrough } from '../../../testing/intersections.ts';
import { ada } from '../../../testing/records.ts';
import { LeaveComment } from './LeaveComment.tsx';

beforeAll(() => {
  vi.doMock('./CommentForm.tsx', () => {
    throw new Error('no connection');
  });
});
afterAll(() => {
  vi.doUnmock('./CommentForm.tsx');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function show(hash = ''): void {
  render(
    <MemoryRouter initialEntries={[`/agent/7${hash}`]}>
      <LeaveComment agent={ada()} reopened={0} onUsedChange={vi.fn()} />
    </MemoryRouter>,
  );
}

test('the form is not loaded before it is near, and a placeholder takes its space', () => {
  show();
  expect(screen.getByText('Loading the comment form')).toHaveAttribute('role', 'status');
});

test('a form that cannot be loaded says why, and Retry reloads the page', async () => {
  const reload = vi.fn();
  show();
  scrollThrough();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  vi.stubGlobal('location', { reload });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a link to the comment form loads it at once, wherever the visitor is on the page', async () => {
  show('#comment');
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the comment form");
  expect(screen.getByRole('region', { name: 'Leave a Comment' })).toHaveAttribute('id', 'comment');
});
