import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders, ROOT, withDependencies, workspaceFolders } from '../lib/workspaces.mjs';

/** @typedef {import('./run-suite.mjs').Part} Part */

const E2E = 'packages/e2e';
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'playwright.config.ts',
];
const UNIT_TEST = /\.test\.(ts|tsx|mjs)$/;
const HEAVY_UNIT_TEST = /\.(heavy|full)\.test\.(ts|tsx|mjs)$/;
const SPEC = /\.spec\.ts$/;
const CODE = /\.(ts|tsx|mts|mjs|js|json)$/;

/** Files outside of a workspace that its tests read. */
const READ_BY_TESTS = {
  'packages/server': ['.env.example', 'docs/operations/'],
  'packages/tooling': ['README.md', '.env.example', 'docs/asvs.md', 'docs/operations/'],
};

/** @param {string} file */
export const isSetting = (file) =>
  SETTINGS.includes(file) ||
  ['packages/tooling/', 'packages/build-kit/tsconfig/'].some((folder) => file.startsWith(folder));

/** @param {string} file */
export const isAnything = (file) => file !== '';

/** @param {string} file */
export const isCode = (file) => CODE.test(file);

/** @returns {Part[]} one for each workspace that has unit tests */
export function unitParts() {
  return workspaceFolders()
    .filter((folder) => testsOf(folder).some((file) => !HEAVY_UNIT_TEST.test(file)))
    .map((folder) => ({ name: folder, isInput: isInputOf(folder) }));
}

export function hasHeavyUnitTests() {
  return workspaceFolders().some((folder) => testsOf(folder).some((file) => HEAVY_UNIT_TEST.test(file)));
}

/**
 * Browser specs by area, which is their folder below `specs`. Areas named for a remote depend on that remote, the
 * essentials on all of them, and the others on none: they have the site around it as their subject.
 * @returns {Part[]}
 */
export function specParts() {
  return [...specsByArea().keys()].map((area) => ({ name: area, isInput: isInputOfArea(area) }));
}

/**
 * @param {readonly string[]} areas
 * @returns {string[]} absolute paths of their specs
 */
export function specsOf(areas) {
  const specs = specsByArea();
  return areas.flatMap((area) => specs.get(area) ?? []).map((file) => path.join(ROOT, file));
}

/** @param {string} file absolute path of a spec */
export const areaOf = (file) => /\/specs\/([^/]+)\//.exec(file)?.[1] ?? 'essentials';

/** @param {string} file absolute path of a test */
export function workspaceOf(file) {
  const relative = path.relative(ROOT, file);
  return workspaceFolders().find((folder) => relative.startsWith(`${folder}/`)) ?? '';
}

/** @param {string} workspace */
function isInputOf(workspace) {
  const folders = withDependencies(workspace);
  const read = Object.entries(READ_BY_TESTS).flatMap(([folder, files]) =>
    folders.includes(folder) ? files : [],
  );
  return (/** @type {string} */ file) =>
    isSetting(file) ||
    read.some((entry) => file.startsWith(entry)) ||
    folders.some((folder) => file.startsWith(`${folder}/`));
}

/** @param {string} area */
function isInputOfArea(area) {
  const remotes = remoteFolders();
  const others = area === 'essentials' ? [] : remotes.filter((folder) => folder !== `${area}-mfe`);
  return (/** @type {string} */ file) => {
    if (file.startsWith('docs/')) return false;
    if (SPEC.test(file)) return areaOf(`/${file}`) === area;
    return !others.some((folder) => file.startsWith(`${folder}/`));
  };
}

function specsByArea() {
  /** @type {Map<string, string[]>} */
  const areas = new Map();
  for (const file of filesBelow(E2E).filter((each) => SPEC.test(each) && !each.includes('/other-browsers/')))
    areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), file]);
  return areas;
}

/** @param {string} folder */
function testsOf(folder) {
  return ['src', 'test']
    .flatMap((part) => filesBelow(`${folder}/${part}`))
    .filter((file) => UNIT_TEST.test(file));
}

/** @param {string} folder */
function filesBelow(folder) {
  const whole = path.join(ROOT, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { recursive: true })
    .map(String)
    .filter((file) => !/(^|\/)(node_modules|dist|test-results)\//.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}
