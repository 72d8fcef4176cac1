import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { scrollThrough } from '../../../../testing/intersections.ts';
import { ada } from '../../../../testing/records.ts';
import { LeaveComment } from './LeaveComment.tsx';

vi.mock('./CommentForm.tsx', () => {
  throw new Error('no connection');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the form is not asked for before it is near, and its room is kept', () => {
  render(<LeaveComment agent={ada()} takenBack={0} typedRef={{ current: undefined }} />);
  expect(screen.getByText('Loading the comment form')).toHaveAttribute('role', 'status');
});

test('a form that does not come says why, and Retry begins anew', async () => {
  const reload = vi.fn();
  render(<LeaveComment agent={ada()} takenBack={0} typedRef={{ current: undefined }} />);
  scrollThrough();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  vi.stubGlobal('location', { reload });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
