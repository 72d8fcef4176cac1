import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interestPath, type InterestReport } from '@naija/contracts/http/interest';
import { endSession, setFavourite, setLite, startSession } from '@naija/runtime';
import { useInterest } from './use-interest.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
let number = 0;
let id = '';

beforeEach(() => {
  // Each test uses another agent, because a page counts each one once.
  id = `00000000-0000-4000-8000-${String((number += 1)).padStart(12, '0')}`;
  localStorage.clear();
  fetch.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  // jsdom cannot follow links.
  const stay = (event: Event) => {
    event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => {
    document.removeEventListener('click', stay);
  };
});
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Site({ agent }: { readonly agent: string }) {
  useInterest();
  return (
    <div>
      <div data-agent={agent}>
        <a href="tel:+2348031234567">Call</a>
        <a href="https://wa.me/2348031234567?text=Hello">WhatsApp</a>
        <a href="mailto:ada@example.com">
          <b>Mail</b>
        </a>
        <a href="https://instagram.com/ada">Instagram</a>
      </div>
      <a href="tel:+2348000000001">Call the site</a>
      <Link to={`/agent/${agent}`}>Profile</Link>
    </div>
  );
}

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Site agent={id} />
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

/** Leaves the page. @returns the interests that it sent */
async function leave(): Promise<string[]> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  return sent();
}

function sent(): string[] {
  return fetch.mock.calls
    .filter(([to]) => to === interestPath)
    .flatMap(([, init]) => (JSON.parse(init?.body as string) as InterestReport).interests)
    .map(({ agent, kind }) => (agent === id ? kind : 'another agent'));
}

test('a visit is sent once when it ends, with each tapped contact and nothing about the visitor', async () => {
  open(`/agent/${id}`);
  for (const name of ['Call', 'WhatsApp', 'Mail', 'Call', 'Instagram', 'Call the site']) await press(name);
  act(() => {
    setFavourite(id, true);
    setFavourite(id, false);
    setFavourite(id, true);
  });
  expect(sent()).toEqual([]);
  expect(await leave()).toEqual(['view', 'call', 'whatsApp', 'email', 'favourite']);
  expect(await leave()).toHaveLength(5);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
});

test('a profile that is opened from another page is counted', async () => {
  open('/');
  await press('Profile');
  expect(await leave()).toEqual(['view']);
});

test.each(['/', '/location/lagos', '/agent/unknown'])('%s opens no profile', async (address) => {
  open(address);
  expect(await leave()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test('without a network the interest is kept, and sent when the network is back', async () => {
  open(`/agent/${id}`);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await leave()).toEqual([]);
  onLine.mockReturnValue(true);
  fireEvent(globalThis as unknown as Window, new Event('online'));
  await vi.waitFor(() => {
    expect(sent()).toEqual(['view']);
  });
  expect(localStorage.getItem('naija:interest')).toBeNull();
});

test('the interest is kept if the server cannot be reached', async () => {
  fetch.mockRejectedValueOnce(new TypeError('no network'));
  open(`/agent/${id}`);
  await leave();
  await vi.waitFor(() => {
    expect(localStorage.getItem('naija:interest')).toContain(id);
  });
});

test('the next visit sends the interest that an earlier one kept', async () => {
  vi.useFakeTimers();
  localStorage.setItem('naija:interest', JSON.stringify([{ agent: id, kind: 'call' }]));
  open('/');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(sent()).toEqual(['call']);
  expect(localStorage.getItem('naija:interest')).toBeNull();
});

test("an agent's visit to their own profile is not counted", async () => {
  startSession({ token: 'a', id, name: 'Ada', email: 'ada@example.com' });
  open(`/agent/${id}`);
  await press('Call');
  expect(await leave()).toEqual([]);
});

test('nothing is counted with data saver', async () => {
  setLite(true);
  open(`/agent/${id}`);
  await press('Call');
  expect(await leave()).toEqual([]);
});

test('nothing is counted if the browser asks for privacy', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }));
  open(`/agent/${id}`);
  await press('Call');
  expect(await leave()).toEqual([]);
});

test('malformed entries in the storage are not sent', async () => {
  localStorage.setItem('naija:interest', '[{"agent":"x","kind":"view"},{"kind":"call"},null,7]');
  open('/');
  fireEvent(globalThis as unknown as Window, new Event('online'));
  expect(await leave()).toEqual([]);
});
