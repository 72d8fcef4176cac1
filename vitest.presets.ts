import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
// A build may be missing or stale, so sources are imported.
import { pageTests } from './packages/build-kit/src/vitest.ts';
import { HEAVY_TESTS, TEST_SIZE } from './packages/tooling/src/tests/size.mjs';
import VitestTally from './packages/tooling/src/tests/vitest-tally.mjs';

export { componentIds } from './packages/build-kit/src/lib/component-ids.ts';

type Config = ViteUserConfig & { test: NonNullable<ViteUserConfig['test']> };

const ROOT = import.meta.dirname;
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**'];

// Workspace packages are taken from their sources, so that a test never runs a stale build.
const conditions = ['@naija/source', 'module', 'browser', 'development|production'];

const HEAVY = ['**/*.heavy.test.{ts,mjs}', ...(TEST_SIZE === 'full' ? ['**/*.full.test.{ts,mjs}'] : [])];
const LIGHT = {
  include: ['{src,test,.storybook}/**/*.test.{ts,mjs}'],
  exclude: ['**/*.{heavy,full}.test.*'],
};

/** Settings of a whole run, which Vitest does not read from single projects. */
export const run = {
  // On the two cores of a small machine one worker would be the default, while many of the tests wait. Heavy tests start
  // processes of their own, and run beside browser tests.
  maxWorkers: HEAVY_TESTS === 'only' ? 1 : Math.max(2, availableParallelism() - 1),
  reporters: ['default', new VitestTally()],
  passWithNoTests: HEAVY_TESTS === 'only',
} as const;

/**
 * Tests of a workspace that runs in Node.
 * @param root folder of the workspace
 */
export function nodeTests(root: string, test: Config['test'] = {}): Config {
  return {
    root,
    resolve: { conditions },
    // Without `module`, a condition of bundlers: under it the AWS SDK has files that Node cannot load.
    ssr: { resolve: { conditions: ['@naija/source', 'node', 'development|production'] } },
    test: {
      ...run,
      name: path.basename(root),
      environment: 'node',
      include: [...(HEAVY_TESTS === 'only' ? [] : LIGHT.include), ...(HEAVY_TESTS === 'no' ? [] : HEAVY)],
      exclude: [...ignored, ...(HEAVY_TESTS === 'no' ? LIGHT.exclude : [])],
      // Importing the server again for each file takes longer than most tests.
      isolate: false,
      // Tests start and kill servers and databases, on machines that may be busy.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000 } },
      ...test,
    },
  };
}

/**
 * Tests of a workspace whose code runs in pages, in jsdom.
 * @param root folder of the workspace
 */
export function domTests(root: string, test: Config['test'] = {}): Config {
  const preset = pageTests(ROOT);
  return {
    ...preset,
    root,
    // These conditions are for test files that run in Node.
    ssr: { resolve: { conditions } },
    resolve: {
      ...preset.resolve,
      // The presets of the build kit make this module.
      alias: {
        ...preset.resolve.alias,
        'virtual:federation': path.join(ROOT, 'shell/src/testing/federation.ts'),
      },
    },
    define: { __PROVIDES__: '{}', __EXPORTS__: '""', __MORE_EXPORTS__: '""' },
    test: {
      ...preset.test,
      ...run,
      name: path.basename(root),
      exclude: ignored,
      // More room for new objects: less garbage collection, and a tenth less processor time.
      execArgv: ['--max-semi-space-size=64'],
      ...test,
    },
  };
}
