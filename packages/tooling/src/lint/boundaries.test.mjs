import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces.mjs';
import { importZones } from './boundaries.mjs';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, importZones],
});

/**
 * @param {string} file
 * @param {string} imported
 */
async function isAllowed(file, imported) {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: `${ROOT}/${file}` });
  return result?.errorCount === 0;
}

test.each([
  ['shell/src/App.tsx', '@naija/ui'],
  ['directory-mfe/src/remote.tsx', '@naija/runtime'],
  ['directory-mfe/src/features/home/HomePage.tsx', '../../agents/AgentCard.tsx'],
  ['packages/server/src/app.ts', '@naija/contracts/domain/limits'],
])('%s may import %s', async (file, imported) => {
  expect(await isAllowed(file, imported)).toBe(true);
});

test.each([
  ['shell/src/App.tsx', '../../directory-mfe/src/remote.tsx'],
  ['auth-mfe/src/remote.tsx', '../../directory-mfe/src/pages.ts'],
  ['auth-mfe/src/remote.tsx', '../../shell/src/App.tsx'],
  ['packages/contracts/src/domain/states.ts', '@naija/runtime'],
  ['packages/runtime/src/store.ts', '@naija/ui'],
  ['packages/server/src/app.ts', '@naija/ui'],
  ['directory-mfe/src/features/home/HomePage.tsx', '../profile/ProfilePage.tsx'],
])('%s may not import %s', async (file, imported) => {
  expect(await isAllowed(file, imported)).toBe(false);
});
