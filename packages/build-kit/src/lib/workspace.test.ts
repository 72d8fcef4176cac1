import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWorkspace, requiredRanges } from './workspace.ts';

function rangesOf(declared: Record<string, string>) {
  const shared = { react: '19.3.1', '@naija/runtime': '1.2.0' };
  return requiredRanges({ name: 'sample', version: '1.0.0', runtimeDir: '', shared, declared });
}

test('a remote built with exact versions requires these or later ones of the same major version', () => {
  expect(rangesOf({ react: '19.3.1', '@naija/runtime': '1.2.0' })).toEqual({
    react: '^19.3.1',
    '@naija/runtime': '^1.2.0',
  });
});

test('a release requires the range that its team declares', () => {
  expect(rangesOf({ react: '^19.0.0', '@naija/runtime': '>=1.0.0 <3.0.0' })).toEqual({
    react: '^19.0.0',
    '@naija/runtime': '>=1.0.0 <3.0.0',
  });
});

test.each([
  [{ shell: 'staging' }, 'https://staging.example'],
  [{ shell: 'https://agents.example' }, 'https://agents.example'],
  [{ shell: 'elsewhere' }, 'elsewhere'],
  [{ shell: 'constructor' }, 'constructor'],
  [{}, undefined],
])('a remote with the setting %j gets the answers of %s', async (setting, expected) => {
  // Inside the repository, where the shared packages resolve.
  const cache = path.resolve(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(path.join(cache, 'workspace-'));
  try {
    const mfe = { sites: { staging: 'https://staging.example' }, ...setting };
    const manifest = { name: 'sample', version: '1.0.0', mfe };
    await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest));
    expect(readWorkspace(root).shell).toBe(expected);
  } finally {
    await rm(root, { recursive: true });
  }
});
