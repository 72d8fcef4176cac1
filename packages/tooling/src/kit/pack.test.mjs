import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { kitFolders, packKit } from './pack.mjs';
import { manifestOf, ROOT, workspaceFolders } from '../lib/workspaces.mjs';

/** @type {Map<string, string[]>} */
let packed;

beforeAll(async () => {
  const archives = await packKit(path.join(tmpdir(), 'naija-kit'), { dryRun: true });
  packed = new Map(archives.map(({ name, files }) => [name, files.map((file) => file.path)]));
});

const OWN = new Set(workspaceFolders().map((folder) => manifestOf(folder).name));
const KIT = new Set(kitFolders().map((folder) => manifestOf(folder).name));

/** @param {string} file */
const specifiersIn = (file) =>
  ts
    .preProcessFile(readFileSync(path.join(ROOT, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName);

describe.each(kitFolders())('%s, installed in another repository,', (folder) => {
  const manifest = manifestOf(folder);
  const files = () => packed.get(manifest.name) ?? [];
  const sources = () => files().filter((file) => /^src\/.*\.(ts|tsx|mjs)$/.test(file));

  test('has every file that its exports name, or the source that it is compiled from', () => {
    const targets = Object.values(manifest.exports ?? {})
      .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
      .filter((target) => !target.includes('/test/'))
      .map((target) => target.replace('./', ''));
    const missing = targets.filter((target) => {
      const [before = '', after = ''] = target.replace(/^dist\/(.*?)(\.d\.ts|\.js)$/, 'src/$1.ts').split('*');
      return !files().some(
        (file) => file.startsWith(before) && [after, `${after}x`].some((end) => file.endsWith(end)),
      );
    });
    expect(missing).toEqual([]);
  });

  test('has its licence', () => {
    expect(files()).toContain('LICENSE');
    expect(readFileSync(path.join(ROOT, folder, 'LICENSE'), 'utf8')).toBe(
      readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'),
    );
  });

  test('carries no test, and nothing that a build left behind', () => {
    const unwanted = files().filter((file) =>
      /^(src|dist)\/.*\.(test|stories|fixture)\.|tsbuildinfo$/.test(file),
    );
    expect(unwanted).toEqual([]);
  });

  test('imports what it has, or what its package.json names', () => {
    const { dependencies, peerDependencies } = manifest;
    const named = new Set([manifest.name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
    /** @param {string} file @param {string} specifier */
    const isFound = (file, specifier) => {
      if (specifier.startsWith('node:')) return true;
      if (specifier.startsWith('.'))
        return files().includes(path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*/, '')));
      const [scope = '', below = ''] = specifier.split('/');
      const name = scope.startsWith('@') ? `${scope}/${below}` : scope;
      return named.has(name) || named.has(`@types/${name}`);
    };
    const strangers = sources().flatMap((file) =>
      specifiersIn(`${folder}/${file}`)
        .filter((specifier) => !isFound(file, specifier))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(strangers).toEqual([]);
  });

  test('asks for ranges, and for nothing of this repository except the kit', () => {
    const { dependencies, peerDependencies } = manifest;
    const wanted = Object.entries({ ...dependencies, ...peerDependencies });
    expect(wanted.filter(([, range]) => !range.startsWith('^'))).toEqual([]);
    expect(wanted.filter(([name]) => OWN.has(name) && !KIT.has(name))).toEqual([]);
  });

  test('is at the versions that the others ask for', () => {
    const ranges = kitFolders().map((each) => manifestOf(each).dependencies?.[manifest.name]);
    expect(ranges.filter((range) => range !== undefined && range !== `^${String(manifest.version)}`)).toEqual(
      [],
    );
  });
});
