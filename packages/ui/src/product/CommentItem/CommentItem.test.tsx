import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentItem } from './CommentItem.tsx';

const comment = {
  fullname: 'Bola <i>Ade</i>',
  content: '<b>Fair</b> fee',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

test('a comment shows who, when and what, and its markup as the text it is', () => {
  const { container } = render(<CommentItem comment={comment} />);
  expect(container).toHaveTextContent('Bola <i>Ade</i>Nov 20, 2026<b>Fair</b> fee');
  expect(screen.getByText('Nov 20, 2026')).toHaveAttribute('datetime', comment.updatedAt);
});

test('a comment says quietly what it is about, and nothing where its writer has not', () => {
  const { container, rerender } = render(
    <CommentItem comment={{ ...comment, dealing: 'rented', feeAsPublished: 'yes', emailConfirmed: true }} />,
  );
  expect(container).toHaveTextContent('Nov 20, 2026Rented · Charged as published · Confirmed email');
  rerender(<CommentItem comment={comment} />);
  expect(container).toHaveTextContent('Bola <i>Ade</i>Nov 20, 2026<b>Fair</b> fee');
});

test('words that run from right to left leave the rest of the page alone', () => {
  render(<CommentItem comment={comment} />);
  expect(screen.getByText(comment.fullname).tagName).toBe('BDI');
  expect(screen.getByText(comment.content)).toHaveAttribute('dir', 'auto');
});

test('a comment that is still on this device says how far it got', () => {
  render(<CommentItem comment={comment} status="Sending" />);
  expect(screen.getByText('Sending')).toBeVisible();
});

test('a reply says whose it is, and its words leave the rest of the page alone too', () => {
  const reply = { by: 'Ada Obi', content: 'Thank <b>you</b>', updatedAt: '2026-11-21T08:00:00.000Z' };
  const { container } = render(<CommentItem comment={comment} reply={reply} />);
  expect(container).toHaveTextContent('Reply from Ada ObiNov 21, 2026Thank <b>you</b>');
  expect(screen.getByText(reply.by).tagName).toBe('BDI');
  expect(screen.getByText(reply.content)).toHaveAttribute('dir', 'auto');
});

test('a reply that was edited says so, with the day', () => {
  const reply = { by: 'Ada Obi', content: 'Thanks', updatedAt: '2026-11-21T08:00:00.000Z' };
  const { rerender } = render(<CommentItem comment={comment} reply={reply} />);
  expect(screen.queryByText(/^Edited/)).toBeNull();
  rerender(<CommentItem comment={comment} reply={{ ...reply, editedAt: '2026-11-23T08:00:00.000Z' }} />);
  expect(screen.getByText('Edited Nov 23, 2026')).toBeVisible();
});
