import { expect, test } from 'vitest';
import { entry } from '../testing/registry.ts';
import { misfits } from './compatibility.ts';

const provided = {
  versions: { react: '19.3.1', '@naija/runtime': '1.0.0' },
  exports: { '@naija/runtime': ['Link', 'styled'] },
};

test('a release that asks for no more than there is may be loaded', () => {
  const release = entry('1.0.0', { requires: { react: '^19.0.0' }, uses: { '@naija/runtime': ['Link'] } });
  expect(misfits(release, provided)).toEqual([]);
});

test('a release that needs a newer runtime is refused with both versions', () => {
  expect(misfits(entry('1.0.0', { requires: { '@naija/runtime': '^1.2.0' } }), provided)).toEqual([
    '@naija/runtime needs ^1.2.0, shell has 1.0.0',
  ]);
});

test('a release that needs a package the shell does not bring is refused with its name', () => {
  expect(misfits(entry('1.0.0', { requires: { vue: '^3.0.0' } }), provided)).toEqual([
    'vue needs ^3.0.0, shell has none',
  ]);
});

test('a release that uses a name the runtime lacks is refused with that name', () => {
  expect(misfits(entry('1.0.0', { uses: { '@naija/runtime': ['useOutletContext'] } }), provided)).toEqual([
    '@naija/runtime has no export useOutletContext',
  ]);
});

test('a release made for another contract is refused', () => {
  expect(misfits(entry('1.0.0', { contract: 7 }), provided)).toEqual(['contract 7, shell has 1']);
});
