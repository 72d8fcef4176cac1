import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
// eslint-disable-next-line naija/import-zones -- Its build may be missing or stale.
import { componentIds } from '../build-kit/src/lib/component-ids.ts';
// eslint-disable-next-line naija/import-zones -- Its build may be missing or stale.
import { pageTests } from '../build-kit/src/vitest.ts';
import { ROOT, workspaceFolders } from './src/lib/workspaces.mjs';
import { bySize, HEAVY_TESTS } from './src/tests/size.mjs';

// Workspace packages are taken from their sources, so that a test never runs a stale build.
const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**'];

const RENDERED_FILES = 'shell/src/**/*.rendered.test.tsx';
const HEAVY_FILES = '**/*.heavy.test.{ts,mjs}';
/** Heavy tests that run at full size alone. */
const FULL_SIZE_FILES = '**/*.full.test.{ts,mjs}';

/** Packages that run in Node: their compiler settings say so. */
const nodePackages = workspaceFolders().filter((folder) =>
  readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8').includes('tsconfig/node.json'),
);

const node: TestProjectInlineConfiguration = {
  root: ROOT,
  resolve,
  // Without `module`, a condition of bundlers: under it the AWS SDK has files that Node cannot load.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    name: 'node',
    environment: 'node',
    include: [
      ...nodePackages.map((folder) => `${folder}/{src,test}/**/*.test.{ts,mjs}`),
      'storybook/.storybook/*.test.ts',
    ],
    exclude: [...ignored, HEAVY_FILES, FULL_SIZE_FILES],
    globalSetup: ['packages/server/test/prepared-cluster.ts'],
    // Importing the server anew for each file takes longer than most tests.
    isolate: false,
    // Tests start and kill servers and databases, on machines that may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
};

const heavy: TestProjectInlineConfiguration = {
  ...node,
  test: {
    ...node.test,
    name: 'heavy',
    include: nodePackages.flatMap((folder) =>
      bySize([HEAVY_FILES], [HEAVY_FILES, FULL_SIZE_FILES]).map((files) => `${folder}/{src,test}/${files}`),
    ),
    exclude: ignored,
    // They start processes of their own, and run beside browser tests.
    maxWorkers: 1,
  },
};

// The federation plugin makes this module in builds only.
const federation = path.join(ROOT, 'shell/src/testing/federation.ts');

// As modules that can be evaluated anew, which their builds for Node have not.
const router = path.join(ROOT, 'node_modules/react-router/dist/development/index.mjs');
const formik = path.join(ROOT, 'node_modules/formik/dist/formik.esm.js');

// Anew for each project: Vitest takes `define` out of what it is given.
const page = (): TestProjectInlineConfiguration => {
  const { resolve, ...preset } = pageTests(ROOT);
  return {
    ...preset,
    // For test files that run in Node.
    ssr: { resolve: { conditions: resolve.conditions } },
    resolve: { ...resolve, alias: { ...resolve.alias, 'virtual:__federation__': federation } },
    define: { __PROVIDES__: '{}', __EXPORTS__: '""', __MORE_EXPORTS__: '""' },
  };
};

const pageTest: TestProjectInlineConfiguration['test'] = {
  ...pageTests(ROOT).test,
  exclude: ignored,
  // More room for new objects: less garbage collection, and a tenth less processor time.
  execArgv: ['--max-semi-space-size=64'],
};

const testing = path.join(ROOT, 'packages/runtime/src/testing');
const setup = path.join(testing, 'dom-setup.ts');

const dom: TestProjectInlineConfiguration = {
  ...page(),
  test: {
    ...pageTest,
    name: 'dom',
    include: ['{packages/{outbox,runtime},*-mfe}/src/**/*.test.{ts,tsx}'],
  },
};

const ui: TestProjectInlineConfiguration = {
  ...page(),
  test: {
    ...pageTest,
    name: 'ui',
    isolate: false,
    setupFiles: [setup],
    include: ['packages/ui/src/**/*.test.{ts,tsx}'],
  },
};

const shell: TestProjectInlineConfiguration = {
  ...page(),
  test: {
    ...pageTest,
    name: 'shell',
    isolate: false,
    setupFiles: [path.join(import.meta.dirname, 'src/testing/fresh-modules.ts'), setup],
    include: ['shell/src/**/*.test.{ts,tsx}'],
    exclude: [...ignored, RENDERED_FILES],
  },
};

// Pages are rendered as on a server, and then hydrated in a browser that the test opens.
const browserPage = page();
const rendered: TestProjectInlineConfiguration = {
  ...browserPage,
  plugins: [...(browserPage.plugins ?? []), { ...componentIds(), apply: undefined }],
  resolve: { ...resolve, alias: { ...browserPage.resolve?.alias, 'react-router-dom': router, formik } },
  test: {
    ...pageTest,
    name: 'rendered',
    environment: 'node',
    // React keeps the renderer of each context: server and browser need contexts of their own.
    server: { deps: { inline: [/styled-components/, /react-router/, /redux/, /formik/] } },
    setupFiles: [path.join(testing, 'console-setup.ts')],
    include: [RENDERED_FILES],
  },
};

export default defineConfig({
  root: ROOT,
  // On the two cores of a small machine one worker would be the default, while many of the tests wait.
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...(HEAVY_TESTS === 'only' ? [] : [node, dom, ui, shell, rendered]),
      ...(HEAVY_TESTS === 'no' ? [] : [heavy]),
    ],
  },
});
