import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutPrefetch } from './without-prefetch.ts';

type Transform = (this: unknown, code: string, id: string) => { code: string } | null;

const ROUTER = 'react-router';
// Installed by the router for browsers.
const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const PRODUCTION = path.join(path.dirname(require.resolve(ROUTER)), '../production');

test('both functions that links use to prefetch in framework mode are found in the router, and return nothing', () => {
  const { transform } = withoutPrefetch();
  const codes = readdirSync(PRODUCTION)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => {
      const id = path.join(PRODUCTION, file);
      const code = readFileSync(id, 'utf8');
      return (transform as Transform).call({ parse: parseAst }, code, id)?.code ?? '';
    });
  const code = codes.join('\n');
  expect(code).toMatch(/^function PrefetchPageLinks\(.*\) \{ return null; \}$/m);
  expect(code).toMatch(/^function usePrefetchBehavior\(.*\) \{ return \[false, null, \{\}\]; \}$/m);
});
