import { expect, test } from 'vitest';
import { readDevArguments } from './arguments.mjs';

const FOLDERS = ['auth-mfe', 'directory-mfe'];

test('without a name, all remotes come from their sources', () => {
  expect(readDevArguments([], FOLDERS)).toEqual({ sources: [] });
});

test('the remotes that are named come from their sources, each once', () => {
  expect(readDevArguments(['directory', 'auth', 'directory'], FOLDERS).sources).toEqual([
    'directory-mfe',
    'auth-mfe',
  ]);
});

test('a remote that stands elsewhere in the repository is given by its folder', () => {
  expect(readDevArguments(['./trials/shop-mfe'], FOLDERS).sources).toEqual(['trials/shop-mfe']);
});

test('a remote can be shown in a shell that runs elsewhere', () => {
  expect(readDevArguments(['auth', '--shell', 'https://staging.example/'], FOLDERS)).toEqual({
    sources: ['auth-mfe'],
    shell: 'https://staging.example',
  });
});

test('a shell that runs elsewhere is named as in package.json', () => {
  const sites = { staging: 'https://staging.example' };
  expect(readDevArguments(['auth', '--shell', 'staging'], FOLDERS, sites).shell).toBe(
    'https://staging.example',
  );
});

test.each([
  [['direktory'], 'There is no remote "direktory". There are: auth, directory'],
  [['--shell', 'https://staging.example'], '--shell shows one remote: name it'],
  [['auth', 'directory', '--shell', 'https://staging.example'], '--shell shows one remote: name it'],
  [['auth', '--shell', 'staging'], '--shell staging: expected an address such as https://'],
  [['auth', '--shell', 'ftp://staging.example'], 'expected an address such as https://'],
  [['auth', '--shel=x'], 'npm run dev -- directory --shell'],
])('%j is refused in words that say what to write', (args, words) => {
  expect(() => readDevArguments(args, FOLDERS)).toThrow(words);
});
