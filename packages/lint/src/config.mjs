import { existsSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error the package carries no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ROOT, workspaceFolders } from '@naija/tooling/workspaces';
import { importZones } from './import-zones.mjs';
import { loneText } from './lone-text.mjs';
import { plainEnglish } from './plain-english.mjs';
import { EXCEPTIONS, timedWaits } from './timed-waits.mjs';

const ignored = [
  '**/dist/**',
  '**/dist-server/**',
  '**/dist-types/**',
  '**/test-results/**',
  '**/.cache/**',
  '**/.turbo/**',
  '.data/**',
  '**/drizzle/**',
  // Templates become code in a new remote.
  'packages/mfe-cli/template/**',
  // Repositories of their own.
  'examples/**',
  // Typed by hand for the catalogues of published remotes; part of no compiler project.
  'packages/runtime/po.d.ts',
];

/**
 * Projects of the compiler in the workspace that is linted, or in all of them when ESLint runs at the root, as in editors.
 * The packages that a workspace imports are read as they were built.
 */
function compilerProjects() {
  const names = ['tsconfig.json', 'tsconfig.test.json', 'src/tsconfig.json', 'scripts/tsconfig.json'];
  const inside = ['src/host/tsconfig.json', 'src/service-worker/tsconfig.json'];
  const folders =
    process.cwd() === ROOT ? workspaceFolders().map((folder) => path.join(ROOT, folder)) : ['.'];
  return folders
    .flatMap((folder) => [...names, ...inside].map((name) => path.resolve(folder, name)))
    .filter((file) => existsSync(file));
}

/** @type {import('eslint').Linter.RulesRecord} */
const unsafeRules = Object.fromEntries(
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
    `@typescript-eslint/no-unsafe-${use}`,
    'off',
  ]),
);

/**
 * Refuses patterns with super-linear time on untrusted text: by backtracking, or by retrying a run of characters from
 * each of its starts, as `/\/+$/` does.
 * @type {import('eslint').Linter.Config}
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
  },
};

export default defineConfig(
  { ignores: ignored },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: compilerProjects(),
      },
      globals: { ...globals.browser, ...globals.node },
    },
  },
  // Configuration files belong to no compiler project.
  {
    files: ['**/*.config.{js,ts}', '**/vitest.presets.ts', 'packages/build-kit/absent.js'],
    ...tseslint.configs.disableTypeChecked,
  },
  // These rules do not read types in JSDoc; the compiler does.
  { files: ['**/*.{js,mjs}'], rules: unsafeRules },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  // The compiler reports these: `noUnusedLocals`, `noUnusedParameters`.
  { rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // Other packages have test helpers named use…, and no React.
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['{*-mfe,shell,storybook,packages/{runtime,ui}}/**'],
  },
  {
    plugins: {
      naija: {
        rules: {
          'import-zones': importZones,
          'lone-text': loneText,
          'plain-english': plainEnglish,
          'timed-waits': timedWaits,
        },
      },
    },
    rules: { 'naija/import-zones': 'error', 'naija/plain-english': 'error' },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx,mjs}', '**/{test,testing}/**', 'packages/e2e/**'],
    ignores: Object.keys(EXCEPTIONS),
    rules: { 'naija/timed-waits': 'error' },
  },
  {
    files: ['{*-mfe,shell,packages/ui}/src/**/*.tsx'],
    ignores: ['**/*.{test,stories,fixture}.tsx', '**/testing/**'],
    rules: { 'naija/lone-text': 'error' },
  },
  linearPatterns,
);
