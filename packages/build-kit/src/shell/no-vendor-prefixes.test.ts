import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { noVendorPrefixes } from '../lib/source-plugins.ts';

/** Marker of the code that adds prefixes: the one for `color-adjust`. */
const OF_PREFIXER = 'print-';
const ENTRY = '\0entry';

test('styled-components as it is installed is built without the code that adds vendor prefixes', async () => {
  const [plain, slim] = [await built([]), await built([noVendorPrefixes()])];
  expect(plain).toContain(OF_PREFIXER);
  expect(slim).not.toContain(OF_PREFIXER);
});

async function built(plugins: ReturnType<typeof noVendorPrefixes>[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : null),
        load: (id) => (id === ENTRY ? "export { default } from 'styled-components';" : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: ['react'] },
    },
  })) as Rollup.RollupOutput;
  return output[0].code;
}
