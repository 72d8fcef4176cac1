import { afterEach, beforeEach, expect, test } from 'vitest';
import { overrides, stopOverride, readOverrides } from './overrides.ts';

const KEPT = 'naija:overrides';

function open(address: string, content = 'allowed'): void {
  const meta = document.createElement('meta');
  meta.name = 'naija-remote-overrides';
  meta.content = content;
  document.head.replaceChildren(meta);
  history.replaceState(null, '', address);
  readOverrides();
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  for (const remote of overrides.keys()) stopOverride(remote);
  history.replaceState(null, '', '/');
});

test('reads overrides from the URL, and removes only them from it', () => {
  open('/search?q=ada&remote=sample@http://localhost:4174/&remote=other@http://127.0.0.1:5000#top');
  expect(Object.fromEntries(overrides)).toEqual({
    sample: 'http://localhost:4174',
    other: 'http://127.0.0.1:5000',
  });
  expect(location.href).toMatch(/\/search\?q=ada#top$/);
});

test('an override lasts in this tab until it is stopped', () => {
  sessionStorage.setItem(KEPT, '["sample@http://localhost:4174"]');
  open('/');
  expect([...overrides]).toEqual([['sample', 'http://localhost:4174']]);
  stopOverride('sample');
  expect([overrides.size, sessionStorage.getItem(KEPT)]).toEqual([0, '[]']);
});

test.each(['sample', 'sample@', '@http://localhost', 'sample@javascript:x', '../x@http://localhost'])(
  'ignores the malformed override %s',
  (written) => {
    open(`/?remote=${encodeURIComponent(written)}`);
    expect(overrides.size).toBe(0);
  },
);

test('ignores overrides if the server does not allow them', () => {
  sessionStorage.setItem(KEPT, '["sample@http://localhost:4174"]');
  open('/?remote=sample@http://localhost:4174', 'no');
  document.head.replaceChildren();
  readOverrides();
  expect(overrides.size).toBe(0);
});
