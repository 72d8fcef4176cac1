import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sigstoreInstance } from '../../test/sigstore-instance.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { readProvenancePolicy } from './provenance-policy.ts';

const folder = tempFolder();
const repository = 'https://github.com/acme/directory';
const workflow = '.github/workflows/ship.yml';

function read(build: object, root = JSON.stringify(sigstoreInstance().trustedRoot)) {
  const file = join(folder, 'provenance.json');
  writeFileSync(join(folder, 'root.jsonl'), root);
  writeFileSync(file, JSON.stringify({ trustedRoot: 'root.jsonl', remotes: { directory: build } }));
  return readProvenancePolicy(file);
}

describe('a policy is refused that', () => {
  it.each([
    ['has a misspelt name', { repository, workflows: 'ship.yml' }, 'directory has "workflows"'],
    ['names no repository', { workflow }, 'repository of directory is not an address'],
    ['has a repository that is not an address', { repository: 'acme/directory' }, 'is not an address'],
    ['has an empty branch', { repository, ref: '' }, 'ref of directory is not a text'],
  ])('%s', (_what, build, words) => {
    expect(() => read(build)).toThrow(words);
  });

  it.each([
    ['that is not a trusted root', '{}'],
    ['that is empty', '\n'],
  ])('names a file %s', (_what, root) => {
    expect(() => read({ repository }, root)).toThrow('is not a trusted root of Sigstore');
  });
});
