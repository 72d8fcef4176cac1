import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { mockApi, offline, ok, refused } from '../../testing/mock-api.ts';
import { openPage, press } from '../../testing/open-page.tsx';

const api = mockApi();
const PATH = notificationPaths.unsubscribe;
const stopped = ok({ message: "You won't get emails about new comments any more." });

test('opening the link sends nothing, and one click stops the emails, without a login', async () => {
  const requests = api.respond(PATH, stopped);
  await openPage('/unsubscribe?token=comment-1');
  expect(await screen.findByText(/^You get fewer emails/)).toBeVisible();
  expect(requests).toEqual([]);
  await press('Stop these emails');
  expect(await screen.findByText(/^You won't get emails about new comments/)).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'comment-1' }]);
});

test('after a network error the button can be clicked again', async () => {
  api.respond(PATH, offline, stopped);
  await openPage('/unsubscribe?token=comment-1');
  await press('Stop these emails');
  expect(await screen.findByText('Please check your internet connection and try again')).toBeVisible();
  await press('Stop these emails');
  expect(await screen.findByText(/^You won't get emails/)).toBeVisible();
});

test('an agent reads that a link is dead, and finds a link to the settings', async () => {
  api.respond(PATH, refused(410, 'This link no longer works.'));
  await openPage('/unsubscribe?token=old');
  await press('Stop these emails');
  expect(await screen.findByText('This link no longer works.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose what we may send you' })).toHaveAttribute(
    'href',
    '/dashboard?tab=settings#notifications',
  );
});
