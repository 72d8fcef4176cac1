import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { ROOT } from '@naija/tooling/workspaces';
import { importProblem, importZones } from './import-zones.mjs';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { naija: { rules: { 'import-zones': importZones } } },
      rules: { 'naija/import-zones': 'error' },
    },
  ],
});

/** @param {string} file @param {string} code */
async function problemsOf(file, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${ROOT}/${file}` });
  return result?.messages.map(({ message }) => message) ?? [];
}

test.each([
  ['shell/src/App.tsx', '@naija/ui'],
  ['directory-mfe/src/remote.tsx', '@naija/runtime'],
  ['directory-mfe/src/remote.tsx', './pages.ts'],
  ['packages/server/src/app.ts', '@naija/contracts/domain/limits'],
])('%s may import %s', async (file, imported) => {
  expect(await problemsOf(file, `import '${imported}';`)).toEqual([]);
});

test.each([
  ['shell/src/App.tsx', '../../directory-mfe/src/remote.tsx'],
  ['auth-mfe/src/remote.tsx', '../../directory-mfe/src/pages.ts'],
  ['auth-mfe/src/remote.tsx', '../../packages/ui/src/index.ts'],
  ['packages/contracts/src/domain/states.ts', '@naija/runtime'],
  ['packages/runtime/src/store.ts', '@naija/ui'],
  ['packages/server/src/app.ts', '@naija/ui'],
])('%s may not import %s', async (file, imported) => {
  expect(await problemsOf(file, `import '${imported}';`)).toHaveLength(1);
});

test.each([
  ['../federation/index.ts', 0],
  ['../federation/patched-plugin.ts', 1],
])('a preset that imports %s causes %i problems', async (imported, problems) => {
  const file = 'packages/build-kit/src/shell/shell-preset.ts';
  expect(await problemsOf(file, `import '${imported}';`)).toHaveLength(problems);
});

test.each([
  `export * from '@naija/ui';`,
  `export { Button } from '@naija/ui';`,
  `void import('@naija/ui');`,
  `import type { A } from '@naija/ui';`,
  `type A = import('@naija/ui').A;`,
])('the server may not take the design system by %j either', async (code) => {
  expect(await problemsOf('packages/server/src/app.ts', code)).toEqual([
    'server cannot import ui; it can import contracts, releases, embedded-postgres, file-lock',
  ]);
});

const SERVER = 'packages/server/src/modules';
const FEATURES = 'directory-mfe/src/features';

test.each([
  ['a remote', 'shell/src/App.tsx', 'directory-mfe/src/pages.ts', 'shell cannot import directory-mfe'],
  [
    'another feature',
    `${FEATURES}/home/Home.tsx`,
    `${FEATURES}/profile/Profile.tsx`,
    'the feature home cannot import',
  ],
  [
    'the inside of a module',
    `${SERVER}/photos/routes.ts`,
    `${SERVER}/agents/repository.ts`,
    'by its index.ts alone',
  ],
  [
    'the inside of a module',
    'packages/server/src/app.ts',
    `${SERVER}/agents/repository.ts`,
    'by its index.ts alone',
  ],
  ['a fixture', 'shell/src/App.tsx', 'shell/src/testing/render.tsx', 'is for tests'],
  ['a fixture', 'packages/server/src/app.ts', 'packages/server/test/server.ts', 'is for tests'],
  ['a story', 'packages/ui/src/index.ts', 'packages/ui/src/Button.stories.tsx', 'is for tests'],
])('what imports %s is told why it may not', (_what, from, to, reason) => {
  expect(importProblem(from, to)).toContain(reason);
});

test.each([
  ['a module by its index', `${SERVER}/photos/routes.ts`, `${SERVER}/agents/index.ts`],
  ['its own module', `${SERVER}/photos/routes.ts`, `${SERVER}/photos/repository.ts`],
  ['its own feature', `${FEATURES}/home/Home.tsx`, `${FEATURES}/home/Search.tsx`],
  ['a feature from outside of them', 'directory-mfe/src/pages.ts', `${FEATURES}/home/Home.tsx`],
  ['what features share', `${FEATURES}/home/Home.tsx`, 'directory-mfe/src/agents/AgentCard.tsx'],
  ['a fixture in a test', 'shell/src/App.test.tsx', 'shell/src/testing/render.tsx'],
  [
    'the inside of a module in a test',
    'packages/server/test/agents.test.ts',
    `${SERVER}/agents/repository.ts`,
  ],
])('a file may import %s', (_what, from, to) => {
  expect(importProblem(from, to)).toBeUndefined();
});
