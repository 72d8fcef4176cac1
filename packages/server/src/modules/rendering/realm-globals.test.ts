import { SERVER_GLOBALS } from '@naija/contracts/remote/rendered-page';
import { expect, it } from 'vitest';
import { createRealm } from './process/realm.mjs';
import { createTimers } from './process/timers.mjs';

it('a release has every global that the check of its team has given it', () => {
  const { realm } = createRealm({ ...createTimers().globals, fetch: () => undefined });
  const names = Object.getOwnPropertyNames(realm);
  expect(SERVER_GLOBALS.filter((name) => !names.includes(name))).toEqual([]);
});
