import { expect, test } from 'vitest';
import { requiredRanges } from './workspace.ts';

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
