import { afterEach, expect, test } from 'vitest';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { earlier, entry, registryWith } from '../../testing/registry.ts';
import { UNCHECKED } from '../release-id.ts';
import { setReleasesCookie } from './load-selection.ts';

const { releases } = RENDERING_COOKIES;
const [current, previous] = [entry('1.1.0'), earlier(entry('1.0.0'))];
const site = registryWith({ sample: [current, previous], other: [entry('2.0.0', {}, 'other')] });

afterEach(() => {
  document.cookie = `${releases}=; path=/; max-age=0`;
});

function cookieAfter(...usable: ReturnType<typeof entry>[]): string {
  setReleasesCookie(site, new Map([['sample', { usable, passedOver: [] }]]));
  return document.cookie;
}

test('a visitor of the default releases needs no cookie', () => {
  expect(cookieAfter(current, previous)).toBe('');
});

test('the server learns which other release this browser loads, until it loads the default one again', () => {
  expect(cookieAfter(previous)).toBe(`${releases}=sample=1.0.0`);
  expect(cookieAfter(current)).toBe('');
});

test('a remote that this browser cannot run is not rendered for it', () => {
  expect(cookieAfter()).toBe(`${releases}=sample=none`);
});

test("a release from a developer's machine is not rendered", () => {
  const own = { ...current, metadata: { version: '1.1.0', integrity: UNCHECKED } };
  expect(cookieAfter(own)).toBe(`${releases}=sample=none`);
});
