import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { noVendorPrefixes } from './no-vendor-prefixes.ts';

const require = createRequire(createRequire(import.meta.url).resolve('styled-components'));
const STYLIS = path.join(path.dirname(require.resolve('stylis/package.json')), 'index.js');
/** Its prefix for `color-adjust`. */
const OF_PREFIXER = 'print-';
const STYLES = `
  import { compile, middleware, prefixer, serialize, stringify } from ${JSON.stringify(STYLIS)};
  console.log(serialize(compile('a{user-select:none}'), middleware([prefixer, stringify])));
`;

test('the installed stylis is built without the code that adds vendor prefixes', async () => {
  const [plain, slim] = [await built([]), await built([noVendorPrefixes()])];
  expect(plain).toContain(OF_PREFIXER);
  expect(slim).not.toContain(OF_PREFIXER);
});

async function built(plugins: ReturnType<typeof noVendorPrefixes>[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? STYLES : null),
      },
      ...plugins,
    ],
    build: { write: false, rollupOptions: { input: 'entry' } },
  })) as Rollup.RollupOutput;
  return output.output[0].code;
}
