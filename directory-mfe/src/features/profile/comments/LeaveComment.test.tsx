import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('the form is not loaded before it is near, and a placeholder takes its space', () => {
  render(<LeaveComment agent={ada()} reopened={0} onUsedChange={vi.fn()} />);
  expect(screen.getByText('Loading the comment form')).toHaveAttribute('role', 'status');
});

test('a form that cannot be loaded says why, and Retry reloads the page', async () => {
  const reload = vi.fn();
  render(<LeaveComment agent={ada()} reopened={0} onUsedChange={vi.fn()} />);
  scrollThrough();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  vi.stubGlobal('location', { reload });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
