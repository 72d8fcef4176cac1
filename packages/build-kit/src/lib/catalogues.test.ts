import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogueLanguage } from '@naija/contracts/pwa/catalogue-file';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'naija-catalogues-'));
});
afterEach(() => rm(root, { recursive: true }));

test('the file of a catalogue is named after its language, and no other file is', async () => {
  const po = 'msgctxt "d.lead"\nmsgid "Find an agent"\nmsgstr "Find agent"\n';
  await writeFile(path.join(root, 'pcm.po'), po);
  await writeFile(path.join(root, 'later.js'), 'export const later = document.title;');
  const main = "export const load = () => [import('./pcm.po'), import('./later.js')];";
  await writeFile(path.join(root, 'main.js'), main);
  const { output } = (await build({
    root,
    logLevel: 'silent',
    plugins: [catalogues()],
    build: {
      write: false,
      rollupOptions: { input: path.join(root, 'main.js'), preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  const languages = output.map(({ fileName }) => catalogueLanguage(fileName));
  expect(languages.filter((language) => language !== undefined)).toEqual(['pcm']);
  expect(output).toHaveLength(3);
});
