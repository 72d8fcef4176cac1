import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COMMENT_RESPONSES } from '@naija/contracts/domain/comment-messages';
import { commentPaths } from '@naija/contracts/http/comments';
import { mockApi, offline, ok, refused } from '../../testing/mock-api.ts';
import { openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();
const CONFIRM = commentPaths.confirm('').replace(/\?.*/, '');
const confirmed = ok({ message: COMMENT_RESPONSES.confirmed, agentId: '7' });

test('opening the link sends nothing, and one click marks the comment', async () => {
  const requests = api.respond(CONFIRM, confirmed);
  await openPage('/confirm-comment?token=a%2Bb');
  expect(await screen.findByText(/^You have left a comment/)).toBeVisible();
  expect(requests).toEqual([]);
  await press('Confirm my email');
  expect(await screen.findByText(COMMENT_RESPONSES.confirmed)).toHaveFocus();
  expect(requests.map(({ url }) => url)).toEqual([`${CONFIRM}?token=a%2Bb`]);
  expect(screen.getByRole('link', { name: 'See the comments' })).toHaveAttribute('href', '/agent/7');
});

test('after a network error the button can be clicked again', async () => {
  api.respond(CONFIRM, offline, confirmed);
  await openPage('/confirm-comment?token=good');
  await press('Confirm my email');
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press('Confirm my email');
  expect(await screen.findByText(COMMENT_RESPONSES.confirmed)).toBeVisible();
});

test.each([
  [400, COMMENT_RESPONSES.linkDead],
  [410, COMMENT_RESPONSES.linkUsed],
])('a link that is refused with %i says why and leads home', async (status, message) => {
  api.respond(CONFIRM, refused(status, message));
  await openPage('/confirm-comment?token=old');
  await press('Confirm my email');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test('a link without its token says so', async () => {
  await openPage('/confirm-comment');
  expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
});
