import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, mockApi } from '@naija/runtime/testing';
import { mockLists, type ListCall } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { agentList, summary } from '../testing/records.ts';

const api = mockApi();
let calls: ListCall[];

beforeEach(() => {
  calls = mockLists(api, () => agentList(summary('1')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

type GetPosition = Geolocation['getCurrentPosition'];

function device(getCurrentPosition: GetPosition | undefined, isSecure = true): void {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('GeolocationPositionError', { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  if (getCurrentPosition)
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

const isAt = (latitude: number, longitude: number, accuracy = 30): GetPosition =>
  function (onFound) {
    onFound({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
  };

const failsWith = (code: number): GetPosition =>
  function (_, onError) {
    onError?.({ code } as GeolocationPositionError);
  };

async function tapNearMe(path = '/location/kano') {
  await openPage(path);
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }));
}

test.each([
  ['the nearest area', isAt(6.5101, 3.3802), 'Yaba, Lagos'],
  ['the state alone, where the device is not sure', isAt(6.5101, 3.3802, 50_000), 'Lagos'],
])('a tap searches for %s, and no request has the position', async (_, position, place) => {
  device(position);
  await tapNearMe();
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveValue(place);
  });
  await waitFor(() => {
    expect(calls.at(-1)?.location).toBe(place);
  });
  expect(new URL(address(), location.origin).searchParams.get('q')).toBe(place);
  expect(screen.getByText(`You seem to be near ${place}.`, { exact: false })).toBeVisible();
  expect(JSON.stringify(calls)).not.toMatch(/6\.5|3\.38/);
});

test.each([
  ['a refused permission', failsWith(1), /^This browser may not tell us where you are/],
  ['a device that does not know', failsWith(2), /^Your device couldn't find out/],
  ['a device that takes too long', failsWith(3), /^Your device took too long/],
  ['a position abroad', isAt(51.5, -0.12), /outside of Nigeria/],
  ['a browser without positions', undefined, /^This browser can't find out/],
])('%s has an explanation, and a list of states', async (_, position, words) => {
  device(position);
  await tapNearMe();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await userEvent.selectOptions(screen.getByLabelText('Or choose your state'), 'Akwa Ibom');
  await waitFor(() => {
    expect(address()).toBe('/location/akwa-ibom');
  });
});

test('an insecure page does not ask', async () => {
  const ask = vi.fn();
  device(ask, false);
  await tapNearMe();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This browser can't find out/);
  expect(ask).not.toHaveBeenCalled();
});

test('another tap asks again, and nothing is asked before the first', async () => {
  let isAllowed = false;
  const ask = vi.fn<GetPosition>((onFound, onError) => {
    (isAllowed ? isAt(9.0667, 7.4667) : failsWith(1))(onFound, onError);
  });
  device(ask);
  await openPage('/');
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }));
  await screen.findByRole('alert');
  isAllowed = true;
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }));
  await waitFor(() => {
    expect(screen.getByRole('searchbox')).toHaveValue('Wuse, Abuja');
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
