import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { componentIds, domTests, run } from '../vitest.presets.ts';

const RENDERED_FILES = 'src/**/*.rendered.test.tsx';

const root = path.resolve(import.meta.dirname, '..');
const testing = path.join(root, 'packages/runtime/src/testing');
const freshModules = path.join(root, 'packages/tooling/src/testing/fresh-modules.ts');
const rendering = domTests(import.meta.dirname);

/** Pages are rendered as on a server, and then hydrated in a browser that the test opens. */
const rendered = {
  ...rendering,
  plugins: [...(rendering.plugins ?? []), { ...componentIds(), apply: undefined }],
  resolve: {
    ...rendering.resolve,
    alias: {
      ...rendering.resolve?.alias,
      // Loaded as modules that can be evaluated again, which their builds for Node are not.
      'react-router-dom': path.join(root, 'node_modules/react-router/dist/development/index.mjs'),
      formik: path.join(root, 'node_modules/formik/dist/formik.esm.js'),
    },
  },
  test: {
    ...rendering.test,
    name: 'shell rendered',
    environment: 'node' as const,
    // React keeps the renderer of each context: server and browser need contexts of their own.
    server: { deps: { inline: [/styled-components/, /react-router/, /redux/, /formik/] } },
    setupFiles: [path.join(testing, 'console-setup.ts')],
    include: [RENDERED_FILES],
  },
};

const pages = domTests(import.meta.dirname, {
  setupFiles: [freshModules, path.join(testing, 'dom-setup.ts')],
  exclude: ['**/node_modules/**', RENDERED_FILES],
});

export default defineConfig({ test: { ...run, projects: [pages, rendered] } });
