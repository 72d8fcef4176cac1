// @ts-expect-error the package carries no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ROOT } from '../workspaces.mjs';
import { importZones } from './boundaries.mjs';
import { linearPatterns } from './linear-patterns.mjs';

const ignored = [
  '**/dist/**',
  '**/dist-types/**',
  '**/test-results/**',
  '.cache/**',
  '.data/**',
  '**/drizzle/**',
  // Becomes code only in a new remote's folder.
  'packages/remote-kit/template/**',
];

/** @type {import('eslint').Linter.RulesRecord} */
const unsafeRules = Object.fromEntries(
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
    `@typescript-eslint/no-unsafe-${use}`,
    'off',
  ]),
);

export default defineConfig(
  { ignores: ignored },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: ROOT,
      },
      globals: { ...globals.browser, ...globals.node },
    },
  },
  // Settings of tools belong to no project of the compiler.
  { files: ['**/*.config.{js,ts}', 'packages/remote-kit/absent.js'], ...tseslint.configs.disableTypeChecked },
  // Plain JavaScript states its types in comments, which these rules do not read; the compiler does.
  { files: ['**/*.{js,mjs}'], rules: unsafeRules },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  reactHooks.configs.flat['recommended-latest'],
  importZones,
  linearPatterns,
);
