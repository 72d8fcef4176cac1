import { expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';
import { areaOf, specParts, unitParts, workspaceOf } from './inputs.mjs';

/** @param {string} file */
const unitsFor = (file) =>
  unitParts()
    .filter(({ isInput }) => isInput(file))
    .map(({ name }) => name);

test('a change in a remote runs the unit tests of that remote alone', () => {
  expect(unitsFor('auth-mfe/src/remote.tsx')).toEqual(['auth-mfe']);
});

test('a change in the contracts runs the unit tests of all who depend on them', () => {
  const units = unitsFor('packages/contracts/src/domain/limits.ts');
  const independent = ['packages/embedded-postgres', 'packages/file-lock'];
  expect(units).toEqual(
    unitParts()
      .map(({ name }) => name)
      .filter((name) => !independent.includes(name)),
  );
});

test('a change in the server runs its unit tests, and those of no remote', () => {
  const units = unitsFor('packages/server/src/app.ts');
  expect(units).toContain('packages/server');
  expect(units.filter((name) => !name.startsWith('packages/'))).toEqual([]);
});

test.each(['package-lock.json', 'packages/tooling/vitest.config.ts'])(
  'a change of %s runs all unit tests',
  (file) => {
    expect(unitsFor(file)).toEqual(unitParts().map(({ name }) => name));
  },
);

test('a document runs only the unit tests that read it', () => {
  expect(unitsFor('docs/shipping.md')).toEqual([]);
  expect(unitsFor('docs/operations/install.md')).toContain('packages/server');
});

test('a change around the remotes runs the browser tests of all areas', () => {
  for (const file of ['shell/src/main.ts', 'packages/ui/src/index.ts', 'packages/e2e/playwright.config.ts'])
    expect(specParts().every(({ isInput }) => isInput(file))).toBe(true);
});

test('a change in a remote runs the browser tests of its area and the essentials', () => {
  const areas = specParts()
    .filter(({ isInput }) => isInput('auth-mfe/src/remote.tsx'))
    .map(({ name }) => name);
  expect(areas).toContain('essentials');
  expect(areas.filter((area) => area !== 'essentials' && area !== 'auth')).toEqual([]);
});

test('the area of a spec is its folder, and a spec without an area is essential', () => {
  expect(areaOf('/a/packages/e2e/specs/offline/updates.spec.ts')).toBe('offline');
  expect(areaOf('/a/packages/e2e/src/updates.spec.ts')).toBe('essentials');
});

test('a test file belongs to the workspace that it lies in', () => {
  expect(workspaceOf(`${ROOT}/shell/src/main.test.ts`)).toBe('shell');
  expect(workspaceOf(`${ROOT}/packages/ui/src/shell/a.test.ts`)).toBe('packages/ui');
});
