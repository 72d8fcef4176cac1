import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import { SHARED_FOR, SHARED_NAME_HEADER, type ShareOutcome } from '@naija/contracts/pwa/share';
import { answerDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';
import { heldCount, mockOutbox } from '../../testing/outbox.ts';
import { answerPhotos } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
let kept: Response | undefined;

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  const cache = {
    match: () => Promise.resolve(kept),
    delete: () => {
      kept = undefined;
      return Promise.resolve(true);
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The worker has left a photo that was shared so many milliseconds ago. */
function leavePhoto(ago: number): void {
  const since = new Date(Date.now() - ago).toISOString();
  const name = encodeURIComponent('Ọmọ.jpg');
  const headers = { 'content-type': 'image/jpeg', [SAVED_AT_HEADER]: since, [SHARED_NAME_HEADER]: name };
  kept = new Response('photo', { headers });
}

async function openWith(outcome: ShareOutcome): Promise<void> {
  answerDashboard(api);
  await openDashboard(`?tab=edit-profile&shared=${outcome}`);
  await screen.findByLabelText('Address');
}

test('a photo that was shared with the app is in the form, ready to be sent, and taken once', async () => {
  const photos = answerPhotos(api, 0);
  leavePhoto(1_000);
  await openWith('photo');
  expect(screen.getByRole('img', { name: 'Ọmọ.jpg' })).toBeVisible();
  expect(screen.getByText(/^The photo you shared is in the form/)).toBeVisible();
  expect(kept).toBeUndefined();
  await waitFor(() => {
    expect(address()).toBe('/dashboard?tab=edit-profile');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Upload Data' }));
  await waitFor(() => {
    expect(photos.size).toBe(1);
  });
  // What is on its way after the test would be cancelled in the next one.
  await waitFor(() => {
    expect(heldCount()).toBe(1);
  });
});

test('a photo that was shared with the app is still in the form after a reload', async () => {
  leavePhoto(1_000);
  await openWith('photo');
  await screen.findByText('Draft saved on this phone');
  cleanup();
  await openDashboard('?tab=edit-profile');
  expect(await screen.findByRole('img', { name: 'Ọmọ.jpg' })).toBeVisible();
});

test('a photo that waited for too long is not taken, and gone', async () => {
  leavePhoto(SHARED_FOR + 1);
  await openWith('photo');
  expect(screen.getByRole('alert')).toHaveTextContent('is not here any more');
  expect(kept).toBeUndefined();
});

test.each([
  ['none', 'No photo came'],
  ['again', 'Please choose the photo again'],
  ['no-image', FIELD_MESSAGES.imageType],
  ['too-large', FIELD_MESSAGES.imageSize],
] as const)(
  'when the outcome of sharing was %s, the form says so and can be used',
  async (outcome, words) => {
    await openWith(outcome);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
