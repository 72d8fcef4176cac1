import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ROOT } from './src/workspaces.mjs';

// Workspace packages are taken from their sources, so that a test never runs a stale build.
const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**'];

const node: TestProjectInlineConfiguration = {
  root: ROOT,
  resolve,
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'node',
    environment: 'node',
    include: ['packages/{contracts,embedded-postgres,releases,remote-kit,server,tooling}/{src,test}/**/*.test.{ts,mjs}'],
    exclude: ignored,
    globalSetup: ['packages/server/test/prepared-cluster.ts'],
    // They share what they import, as all parts of one server do: to read it anew for each file takes longer than most tests.
    isolate: false,
    // Servers and databases are started and killed, on a machine that may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
};

// The federation plugin makes this module in builds only.
const federation = path.join(ROOT, 'shell/src/testing/federation.ts');

// Its build for servers uploads no `Blob`, and browsers are told of the other one in a way that only bundlers read.
const tus = path.join(ROOT, 'node_modules/tus-js-client/lib.esm/browser/index.js');

// In one file: to read its 2,000 icons one by one takes each test file longer than all other imports.
const icons = path.join(ROOT, 'node_modules/lucide-react/dist/cjs/lucide-react.js');

const dom: TestProjectInlineConfiguration = {
  root: ROOT,
  resolve: {
    ...resolve,
    alias: { 'virtual:__federation__': federation, 'tus-js-client': tus, 'lucide-react': icons },
  },
  define: { __PROVIDES__: '{}', __EXPORTS__: '{}' },
  plugins: [react()],
  test: {
    name: 'dom',
    environment: 'jsdom',
    // Otherwise its build for servers is taken, which writes no style into the page.
    server: { deps: { inline: ['styled-components', 'tus-js-client'] } },
    setupFiles: [path.join(import.meta.dirname, 'src/testing/dom-setup.ts')],
    include: ['{packages/{runtime,ui},shell,*-mfe}/src/**/*.test.{ts,tsx}'],
    exclude: ignored,
    // A busy machine takes its time; a test that hangs is no less found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
};

export default defineConfig({
  root: ROOT,
  // On the two cores of a small machine one worker would be the default, while many of the tests wait.
  test: { maxWorkers: Math.max(2, availableParallelism() - 1), projects: [node, dom] },
});
