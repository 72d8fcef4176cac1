import { expect, test } from 'vitest';
import { requiredRanges } from './workspace.ts';

function rangesOf(declared: Record<string, string>) {
  const shared = { react: '19.3.1', '@naija/runtime': '1.2.0' };
  return requiredRanges({ name: 'sample', version: '1.0.0', runtimeDir: '', shared, declared });
}

test('a remote built with exact versions asks for these and all later ones of the same major', () => {
  expect(rangesOf({ react: '19.3.1', '@naija/runtime': '1.2.0' })).toEqual({
    react: '^19.3.1',
    '@naija/runtime': '^1.2.0',
  });
});

test('a range that a team writes down is what its release asks for', () => {
  expect(rangesOf({ react: '^19.0.0', '@naija/runtime': '>=1.0.0 <3.0.0' })).toEqual({
    react: '^19.0.0',
    '@naija/runtime': '>=1.0.0 <3.0.0',
  });
});
