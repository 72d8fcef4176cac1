import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { productionBuilds } from './source-plugins.ts';

type ResolveId = (this: unknown, source: string, importer: string, options: object) => Promise<unknown>;

const ROUTER = 'react-router';
// Installed by the router for browsers.
const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

test('the router is the build for production that its package has, which its entry points do not name', async () => {
  const { resolveId } = productionBuilds();
  const context = { resolve: () => Promise.resolve({ id: require.resolve(ROUTER) }) };
  const found = (await (resolveId as ResolveId).call(context, ROUTER, 'app.ts', {})) as {
    id: string;
  } | null;
  expect(found?.id).toContain('/production/');
  expect(existsSync(found?.id ?? '')).toBe(true);
});
