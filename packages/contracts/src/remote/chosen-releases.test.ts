import { expect, test } from 'vitest';
import { addressOfChosen, chosenIn, readChosenReleases } from './chosen-releases.ts';

const PAGE = new URL('https://agents.example/trending?state=lagos&remotes=auth@1.0.0#top');

test('an address names releases of several remotes, and is read back as they were', () => {
  const chosen = new Map([
    ['directory', '1.3.0-0f3a9c21'],
    ['auth', '1.1.0'],
  ]);
  const address = addressOfChosen(PAGE, chosen);
  expect(address).toBe(
    'https://agents.example/trending?state=lagos&remotes=directory@1.3.0-0f3a9c21,auth@1.1.0',
  );
  expect(chosenIn(new URL(address).search)).toEqual(chosen);
});

test('an address without chosen releases opens only the overlay', () => {
  const address = addressOfChosen(PAGE, new Map());
  expect(address).toBe('https://agents.example/trending?state=lagos&remotes');
  expect(chosenIn(new URL(address).search)?.size).toBe(0);
});

test('an address that chooses nothing is that of the page', () => {
  expect(addressOfChosen(PAGE)).toBe('https://agents.example/trending?state=lagos');
});

test('other addresses choose nothing', () => {
  expect(chosenIn('?remote=directory@1.0.0')).toBeUndefined();
});

test.each([
  'directory',
  'directory@',
  '@1.0.0',
  'directory@1.0',
  'Directory@1.0.0',
  'directory@1.0.0@2',
  'directory@https://elsewhere.example',
  'registry@1.0.0',
])('%s names no release', (text) => {
  expect(readChosenReleases(text).size).toBe(0);
});

test('a hundred releases are read at most, and only the beginning of an endless text', () => {
  const names = Array.from({ length: 500 }, (_, index) => `r${String(index)}@1.0.0`);
  expect(readChosenReleases(names.join(',')).size).toBe(100);
  expect(readChosenReleases(`${'x'.repeat(1_000_000)},auth@1.0.0`).size).toBe(0);
});
