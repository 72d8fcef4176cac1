import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { catalogues } from './lib/catalogues.ts';
import { installedFolder } from './lib/installed.ts';

const TIMEOUT_MS = 60_000;

/**
 * Vitest's settings for tests of pages in jsdom: packages of ours from their sources, an empty window after each test, and
 * console messages that fail a test.
 * @param root folder of the remote
 */
export function pageTests(root: string) {
  const runtime = installedFolder('@naija/runtime', root);
  const outbox = installedFolder('@naija/outbox', runtime);
  const ui = installedFolder('@naija/ui', root);
  const alias = {
    // Its build for servers uploads no `Blob`, and browsers are told of the other one in a way that only bundlers read.
    'tus-js-client': path.join(installedFolder('tus-js-client', outbox), 'lib.esm/browser/index.js'),
    // In one file: to read its 2,000 icons one by one takes each test file longer than all other imports.
    'lucide-react': path.join(installedFolder('lucide-react', ui), 'dist/cjs/lucide-react.js'),
  };
  const plugins: PluginOption[] = [react(), catalogues()];
  return {
    root,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'], alias },
    plugins,
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['dom-setup.ts', 'setup.ts'].map((file) => path.join(runtime, 'src/testing', file)),
      // Test files share one window and one copy of each module; the setup resets both after each test.
      isolate: false,
      // Styled components insert rules one by one, as in production: of a changed text jsdom reads all rules anew.
      env: { SC_DISABLE_SPEEDY: 'false' },
      // Otherwise the build for servers of styled-components is taken, which writes no style into the page.
      server: { deps: { inline: ['styled-components', 'tus-js-client', /\/node_modules\/@naija\//] } },
      // A busy machine takes its time; a test that hangs is no less found.
      testTimeout: TIMEOUT_MS,
      hookTimeout: TIMEOUT_MS,
      expect: { poll: { timeout: 10_000 } },
    },
  };
}
