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
import { mockDashboard, openDashboard } from '../../../testing/dashboard.tsx';
import { mockApi } from '../../../testing/mock-api.ts';
import { address } from '../../../testing/open-page.tsx';
import { pendingResponseCount, mockOutbox } from '../../../testing/outbox.ts';
import { mockUploads } from '../../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
const cached = new Map<string, Response>();

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  cached.clear();
  const cache = {
    match: (address: string) => Promise.resolve(cached.get(address)?.clone()),
    delete: (address: string) => Promise.resolve(cached.delete(address)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Caches a shared photo as the service worker does. */
function cachePhoto(ageMs: number, slot = 0, photo = 'Ọmọ.jpg'): void {
  const since = new Date(Date.now() - ageMs).toISOString();
  const name = encodeURIComponent(photo);
  const headers = {
    'content-type': 'image/jpeg',
    [CACHED_AT_HEADER]: since,
    [SHARED_FILE_NAME_HEADER]: name,
  };
  cached.set(SHARED_PHOTO_PATHS[slot] ?? '', new Response('photo', { headers }));
}

const inForm = () => screen.queryByRole('img', { name: 'Ọmọ.jpg' });
const choose = async (name: 'Use this photo' | 'Discard photo') =>
  userEvent.click(await screen.findByRole('button', { name }));

async function openWith(outcome: ShareOutcome): Promise<void> {
  mockDashboard(api);
  await openDashboard(`?tab=edit-profile&shared=${outcome}`);
  await screen.findByLabelText('Address');
}

test('a shared photo is offered, and enters the form only when the agent uses it', async () => {
  const photos = mockUploads(api, 0);
  cachePhoto(1_000);
  await openWith('photo');
  expect(screen.getByRole('img', { name: 'Shared photo Ọmọ.jpg' })).toBeVisible();
  expect([inForm(), cached.size]).toEqual([null, 1]);
  await waitFor(() => {
    expect(address()).toBe('/dashboard?tab=edit-profile');
  });
  await choose('Use this photo');
  expect(inForm()).toBeVisible();
  expect(screen.getByText(/^The photo you shared is in the form/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard photo' })).toBeNull();
  await waitFor(() => {
    expect(cached.size).toBe(0);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Upload Data' }));
  await waitFor(() => {
    expect(photos.size).toBe(1);
  });
  // A request that outlives the test would be cancelled in the next one.
  await waitFor(() => {
    expect(pendingResponseCount()).toBe(1);
  });
});

test('a discarded photo is deleted', async () => {
  cachePhoto(1_000);
  await openWith('photo');
  await choose('Discard photo');
  expect(await screen.findByText('Shared photo discarded.')).toBeVisible();
  expect(inForm()).toBeNull();
  await waitFor(() => {
    expect(cached.size).toBe(0);
  });
  cleanup();
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
  expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull();
});

test('using a photo keeps what was typed, and the photo survives a reload', async () => {
  cachePhoto(1_000);
  await openWith('photo');
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), '5 Marina Road');
  await choose('Use this photo');
  expect(screen.getByLabelText('Address')).toHaveValue('5 Marina Road');
  await screen.findByText('Draft saved on this device');
  cleanup();
  await openDashboard('?tab=edit-profile');
  expect(await screen.findByRole('img', { name: 'Ọmọ.jpg' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('5 Marina Road');
  // Deletes the draft before the next test.
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(inForm()).toBeNull();
});

test('an undecided photo is offered again whenever Edit Profile is opened', async () => {
  cachePhoto(1_000);
  await openWith('photo');
  cleanup();
  await openDashboard('?tab=edit-profile');
  expect(await screen.findByRole('button', { name: 'Use this photo' })).toBeVisible();
  expect(inForm()).toBeNull();
});

test('several shared photos are offered one by one', async () => {
  cachePhoto(1_000);
  cachePhoto(1_000, 2, 'second.jpg');
  await openWith('photo');
  await choose('Discard photo');
  expect(await screen.findByRole('img', { name: 'Shared photo second.jpg' })).toBeVisible();
  await choose('Use this photo');
  expect(screen.getByRole('img', { name: 'second.jpg' })).toBeVisible();
});

test('an expired photo is deleted and not offered', async () => {
  cachePhoto(SHARED_PHOTO_LIFETIME_MS + 1);
  await openWith('photo');
  expect(await screen.findByRole('alert')).toHaveTextContent('is no longer here');
  expect(cached.size).toBe(0);
});

test.each([
  ['none', 'No photo came'],
  ['again', 'Please choose it below'],
  ['full', 'Use or discard them'],
  ['no-image', FIELD_MESSAGES.imageType],
  ['too-large', FIELD_MESSAGES.imageSize],
] as const)('with the share outcome %s the form shows a notice and can be used', async (outcome, message) => {
  await openWith(outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
