import { expect, test } from 'vitest';
import { unmetRequirements, type ReleaseRequirements, type ShellManifest } from './compatibility.ts';

const shell: ShellManifest = {
  contract: 1,
  versions: { react: '19.3.1', '@naija/runtime': '1.0.0' },
  exports: { '@naija/runtime': ['Link', 'styled'] },
};
const release: ReleaseRequirements = {
  contract: 1,
  requires: { react: '^19.0.0', '@naija/runtime': '^1.0.0' },
  uses: { '@naija/runtime': ['Link'] },
};

/** Enough of version ranges for these cases: the first number must be the same, the second not lower. */
function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = range.slice(1).split('.').map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}

const found = (needs: Partial<ReleaseRequirements>) =>
  unmetRequirements({ ...release, ...needs }, shell, satisfies);

test('a release whose requirements are met is compatible', () => {
  expect(found({})).toEqual([]);
});

test.each([
  ['another contract', { contract: 2 }, 'contract 2, shell has 1'],
  [
    'a newer runtime',
    { requires: { '@naija/runtime': '^1.2.0' } },
    '@naija/runtime needs ^1.2.0, shell has 1.0.0',
  ],
  ['an older React', { requires: { react: '^18.0.0' } }, 'react needs ^18.0.0, shell has 19.3.1'],
  ['a package the shell has not', { requires: { vue: '^3.0.0' } }, 'vue needs ^3.0.0, shell has none'],
  [
    'an export that is not there',
    { uses: { '@naija/runtime': ['useOutletContext'] } },
    '@naija/runtime has no export useOutletContext',
  ],
] satisfies [string, Partial<ReleaseRequirements>, string][])(
  'reports a release that needs %s',
  (_, needs, message) => {
    expect(found(needs)).toEqual([message]);
  },
);

test.each([
  [{ requires: { react: 'banana' } }, ['react needs banana, shell has 19.3.1']],
  [{ requires: { constructor: '^1.0.0' } }, ['constructor needs ^1.0.0, shell has none']],
  [{ requires: Object.fromEntries([['__proto__', '^1.0.0']]) }, ['__proto__ needs ^1.0.0, shell has none']],
  [{ uses: { constructor: ['x'] } }, []],
  [{ uses: Object.fromEntries([['__proto__', ['x']]]) }, []],
] satisfies [Partial<ReleaseRequirements>, string[]][])(
  'reports invalid requirements without throwing: %o',
  (needs, said) => {
    const strict = (version: string, range: string) => {
      if (!range.startsWith('^')) throw new Error(`Invalid argument not valid semver ('${range}' received)`);
      return satisfies(version, range);
    };
    expect(unmetRequirements({ ...release, requires: {}, ...needs }, shell, strict)).toEqual(said);
  },
);

test('all unmet requirements are reported at once', () => {
  const needs = {
    contract: 2,
    requires: { react: '^20.0.0' },
    uses: { '@naija/runtime': ['a', 'Link', 'b'] },
  };
  expect(found(needs)).toHaveLength(4);
});

test('imported names are not checked for a package whose exports are unknown', () => {
  expect(found({ uses: { react: ['useAnything'] } })).toEqual([]);
});
