import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARED_PHOTO_LIFETIME_MS,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
  type ShareOutcome,
} from '@naija/contracts/pwa/share-target';
import { answerDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { address } from '../../testing/open-page.tsx';
import { heldCount, mockOutbox } from '../../testing/outbox.ts';
import { answerPhotos } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
const kept = new Map<string, Response>();

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  kept.clear();
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The worker has left a photo that was shared so many milliseconds ago, in one of its places. */
function leavePhoto(ago: number, place = 0, photo = 'Ọmọ.jpg'): void {
  const since = new Date(Date.now() - ago).toISOString();
  const name = encodeURIComponent(photo);
  const headers = {
    'content-type': 'image/jpeg',
    [CACHED_AT_HEADER]: since,
    [SHARED_FILE_NAME_HEADER]: name,
  };
  kept.set(SHARED_PHOTO_PATHS[place] ?? '', new Response('photo', { headers }));
}

const inForm = () => screen.queryByRole('img', { name: 'Ọmọ.jpg' });
const choose = async (name: 'Use this photo' | 'Discard photo') =>
  userEvent.click(await screen.findByRole('button', { name }));

async function openWith(outcome: ShareOutcome): Promise<void> {
  answerDashboard(api);
  await openDashboard(`?tab=edit-profile&shared=${outcome}`);
  await screen.findByLabelText('Address');
}

test('a photo that was shared with the app is shown, and in the form only once the agent uses it', async () => {
  const photos = answerPhotos(api, 0);
  leavePhoto(1_000);
  await openWith('photo');
  expect(screen.getByRole('img', { name: 'Shared photo Ọmọ.jpg' })).toBeVisible();
  expect([inForm(), kept.size]).toEqual([null, 1]);
  await waitFor(() => {
    expect(address()).toBe('/dashboard?tab=edit-profile');
  });
  await choose('Use this photo');
  expect(inForm()).toBeVisible();
  expect(screen.getByText(/^The photo you shared is in the form/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard photo' })).toBeNull();
  await waitFor(() => {
    expect(kept.size).toBe(0);
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

test('a photo that is discarded comes nowhere near the form, nor back', async () => {
  leavePhoto(1_000);
  await openWith('photo');
  await choose('Discard photo');
  expect(await screen.findByText('The shared photo was discarded.')).toBeVisible();
  expect(inForm()).toBeNull();
  await waitFor(() => {
    expect(kept.size).toBe(0);
  });
  cleanup();
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
  expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull();
});

test('a photo that is used goes beside what was typed, and is in the form after a reload', async () => {
  leavePhoto(1_000);
  await openWith('photo');
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), '5 Marina Road');
  await choose('Use this photo');
  expect(screen.getByLabelText('Address')).toHaveValue('5 Marina Road');
  await screen.findByText('Draft saved on this phone');
  cleanup();
  await openDashboard('?tab=edit-profile');
  expect(await screen.findByRole('img', { name: 'Ọmọ.jpg' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('5 Marina Road');
  // The draft would be there in the next test.
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(inForm()).toBeNull();
});

test('a photo that nobody has decided about is offered again, whichever way Edit Profile is opened', async () => {
  leavePhoto(1_000);
  await openWith('photo');
  cleanup();
  await openDashboard('?tab=edit-profile');
  expect(await screen.findByRole('button', { name: 'Use this photo' })).toBeVisible();
  expect(inForm()).toBeNull();
});

test('photos that were shared one after the other are decided about one after the other', async () => {
  leavePhoto(1_000);
  leavePhoto(1_000, 2, 'second.jpg');
  await openWith('photo');
  await choose('Discard photo');
  expect(await screen.findByRole('img', { name: 'Shared photo second.jpg' })).toBeVisible();
  await choose('Use this photo');
  expect(screen.getByRole('img', { name: 'second.jpg' })).toBeVisible();
});

test('a photo that waited for too long is not taken, and gone', async () => {
  leavePhoto(SHARED_PHOTO_LIFETIME_MS + 1);
  await openWith('photo');
  expect(await screen.findByRole('alert')).toHaveTextContent('is not here any more');
  expect(kept.size).toBe(0);
});

test.each([
  ['none', 'No photo came'],
  ['again', 'Please choose the photo again'],
  ['full', 'Please use or discard them'],
  ['no-image', FIELD_MESSAGES.imageType],
  ['too-large', FIELD_MESSAGES.imageSize],
] as const)(
  'when the outcome of sharing was %s, the form says so and can be used',
  async (outcome, words) => {
    await openWith(outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
