import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { phonePaths } from '@naija/contracts/http/phone';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { field, fill, replacePhone, replaceText, sectionOf, send, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { mockSaves, offline, refused, saved, waitForAttempt } from '../../testing/saves.ts';

const api = mockApi();
mockOutbox();

const OTHER = '08099999999';
const STORED = '+2348099999999';
const PASSWORD = 'Plantain-Market-7!';
const asked = () => screen.queryByLabelText('Current password');

/** Numbers that the dashboard has asked the server to allow. */
let allowed: unknown[];
beforeEach(() => {
  allowed = [];
});

async function open(state: Parameters<typeof mockDashboard>[1] = {}) {
  mockDashboard(api, state);
  api.use(
    http.post(`*${phonePaths.new}`, async ({ request }) => {
      allowed.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
}

/** All that IndexedDB holds, as text. */
async function stored(): Promise<string> {
  const databases = await indexedDB.databases();
  const opened = databases.map(async ({ name = '' }) => {
    const database = await read(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows = stores.map((store) => read(database.transaction(store).objectStore(store).getAll()));
    const text = JSON.stringify(await Promise.all(rows));
    database.close();
    return text;
  });
  return (await Promise.all(opened)).join();
}

const read = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error(String(request.error)));
    };
  });

test('another number takes the password, which goes to the server alone and not with the edit', async () => {
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  expect(asked()).toBeNull();
  await replaceText('Phone Number', OTHER);
  expect(asked()).toHaveAccessibleDescription(
    'Clients call this number, so it changes only with your password.',
  );
  expect(await accessibilityFaults()).toEqual([]);
  await send();
  expect(await screen.findByText('Your current password is required')).toBeVisible();
  await fill({ 'Current password': PASSWORD });
  await send();
  await waitForAttempt(calls);
  expect(allowed).toEqual([{ phone: STORED, currentPassword: PASSWORD }]);
  expect(calls[0]?.fields).toMatchObject({ phone: STORED });
  expect(JSON.stringify(calls[0]?.fields)).not.toContain('assword');
  const kept = await stored();
  expect(kept).toContain(STORED);
  expect(kept).not.toContain(PASSWORD);
});

test('the same number in another form, and a number of an unverified account, take none', async () => {
  await open();
  await replaceText('Phone Number', '0801 234 5678');
  expect(asked()).toBeNull();
  cleanup();
  await open({ agent: ada({ isVerified: false }) });
  await replaceText('Phone Number', OTHER);
  expect(asked()).toBeNull();
});

test('a wrong password is said at its field, and nothing is sent or lost', async () => {
  const calls = mockSaves(api, agentPaths.edit, saved());
  await open();
  const message = "That's not your current password";
  api.use(
    http.post(`*${phonePaths.new}`, () =>
      HttpResponse.json(
        { message, code: 'forbidden', fields: { currentPassword: message } },
        { status: 403 },
      ),
    ),
  );
  await replacePhone(OTHER);
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Phone Number')).toHaveValue(OTHER);
  expect(calls).toEqual([]);
});

test('a draft keeps the number and not the password', async () => {
  await open();
  await replacePhone(OTHER);
  await screen.findByText('Draft saved on this device');
  expect(await stored()).not.toContain(PASSWORD);
  cleanup();
  await open();
  await waitFor(() => {
    expect(field('Phone Number')).toHaveValue(OTHER);
  });
  expect(asked()).toHaveValue('');
});

test('without a network the edit waits, and the password is asked for once it has arrived', async () => {
  const waiting = mockSaves(api, agentPaths.edit, offline);
  await open();
  api.use(http.get(`*${authPaths.sessions}`, () => HttpResponse.error()));
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  await replaceText('Address', '1 Broad Street');
  await replaceText('Phone Number', OTHER);
  expect(asked()).toBeNull();
  expect(field('Phone Number')).toHaveAccessibleDescription(
    "We'll ask for your password once there is a network: your number changes only with it.",
  );
  await send();
  await waitForAttempt(waiting);
  const card = await sectionOf('Your changes');
  expect(allowed).toEqual([]);
  Object.defineProperty(navigator, 'onLine', onLine ?? { configurable: true, value: true });
  mockDashboard(api);
  const { passwordNeeded } = PHONE_MESSAGES;
  const calls = mockSaves(
    api,
    agentPaths.edit,
    refused(403, passwordNeeded, { currentPassword: passwordNeeded }),
    saved({ phone: STORED, address: '1 Broad Street' }),
  );
  dispatchEvent(new Event('online'));
  await within(card).findByText('Action needed');
  await user.click(within(card).getByText('Edit'));
  await waitFor(() => {
    expect(asked()).toHaveAccessibleDescription(expect.stringContaining(passwordNeeded));
  });
  expect(field('Address')).toHaveValue('1 Broad Street');
  await fill({ 'Current password': PASSWORD });
  await send();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(calls[1]?.fields).toMatchObject({ phone: STORED, address: '1 Broad Street' });
});
