import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shellDescription } from './shell-description.ts';

const PROVIDED = { contract: 1, versions: { react: '19.3.1' }, exports: { '@naija/runtime': ['Link'] } };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'naija-shell-'));
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'public/icon.svg'), '<svg/>');
});
afterEach(() => rm(root, { recursive: true }));

async function described(page: string): Promise<unknown> {
  await writeFile(path.join(root, 'index.html'), page);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shellDescription(() => Promise.resolve(PROVIDED))],
  });
  return JSON.parse(await readFile(path.join(root, 'dist/shell.json'), 'utf8'));
}

test('a built shell describes its offer and has a build hash', async () => {
  expect(await described('<p>one</p>')).toEqual({
    ...PROVIDED,
    build: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
  });
});

test('the same sources are the same build, and a changed page or icon is another one', async () => {
  const first = await described('<p>one</p>');
  expect(await described('<p>one</p>')).toEqual(first);
  const second = await described('<p>two</p>');
  expect(second).not.toEqual(first);
  await writeFile(path.join(root, 'public/icon.svg'), '<svg></svg>');
  expect(await described('<p>two</p>')).not.toEqual(second);
});
