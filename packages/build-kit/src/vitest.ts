import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { catalogues } from './lib/catalogues.ts';
import { installedFolder } from './lib/installed.ts';

const TIMEOUT_MS = 60_000;

/**
 * Vitest's settings for tests of pages in jsdom: our packages are loaded from their sources, the window is emptied after each
 * test, and console messages fail a test.
 * @param root folder of the remote
 */
export function pageTests(root: string) {
  const runtime = installedFolder('@naija/runtime', root);
  const outbox = installedFolder('@naija/outbox', runtime);
  const ui = installedFolder('@naija/ui', root);
  const alias = {
    // Its build for servers uploads no `Blob`, and only bundlers find the build for browsers.
    'tus-js-client': path.join(installedFolder('tus-js-client', outbox), 'lib.esm/browser/index.js'),
    // A single file: reading 2,000 icons one by one would take each test file longer than all other imports.
    'lucide-react': path.join(installedFolder('lucide-react', ui), 'dist/cjs/lucide-react.js'),
  };
  const plugins: PluginOption[] = [react(), catalogues()];
  return {
    root,
    resolve: { conditions: ['@naija/source', 'module', 'browser', 'development|production'], alias },
    plugins,
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['dom-setup.ts', 'setup.ts'].map((file) => path.join(runtime, 'src/testing', file)),
      // Test files share one window and one copy of each module; the setup resets both after each test.
      isolate: false,
      // Rules are inserted one by one, as in production, because jsdom parses all rules of a changed text again.
      env: { SC_DISABLE_SPEEDY: 'false' },
      // Otherwise the server build of styled-components is used, which writes no style into the page.
      server: { deps: { inline: ['styled-components', 'tus-js-client', /\/node_modules\/@naija\//] } },
      // Generous for busy machines.
      testTimeout: TIMEOUT_MS,
      hookTimeout: TIMEOUT_MS,
      expect: { poll: { timeout: 10_000 } },
    },
  };
}
