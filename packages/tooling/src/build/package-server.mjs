import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtReleases } from './steps.mjs';
import { run } from '../lib/run.mjs';
import { manifestOf, ROOT, runtimeDependencies } from '../lib/workspaces.mjs';

/** @typedef {{ packages: Record<string, Record<string, unknown>> }} Lock */

/** Folders of a workspace that its code reads at run time. */
const RUNTIME_FOLDERS = ['dist', 'drizzle', 'card', 'src/words'];
const SHELL_FOLDERS = ['shell/dist', 'shell/dist-server'];
/** Needed by compilers and debuggers alone. */
const NOT_RUN = /\.(d\.ts|tsbuildinfo|map)$/;

/**
 * Writes all that the server needs at run time, and nothing else, into an empty folder: compiled packages, installed
 * dependencies, the shell, and the releases of the remotes. Everything has to be built.
 * @param {string} folder is created
 * @throws Error where the folder has content, or npm fails
 */
export async function packageServer(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder`);
  const workspaces = runtimeDependencies('packages/server');
  for (const workspace of workspaces) {
    const { devDependencies: _, ...manifest } = manifestOf(workspace);
    writeJson(path.join(folder, workspace, 'package.json'), manifest);
  }
  const content = workspaces
    .flatMap((workspace) => RUNTIME_FOLDERS.map((name) => `${workspace}/${name}`))
    .concat(SHELL_FOLDERS, builtReleases(), '.npmrc', 'LICENSE', '.env.example');
  for (const place of content.filter((each) => existsSync(path.join(ROOT, each))))
    cpSync(path.join(ROOT, place), path.join(folder, place), {
      recursive: true,
      filter: (source) => !NOT_RUN.test(source),
    });
  await installInto(folder, workspaces);
}

/** @param {string} folder @param {readonly string[]} workspaces */
async function installInto(folder, workspaces) {
  const { scripts: _scripts, devDependencies: _, ...root } = manifestOf('.');
  writeJson(path.join(folder, 'package.json'), { ...root, workspaces });
  const lock = /** @type {Lock} */ (JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));
  writeJson(path.join(folder, 'package-lock.json'), withoutDevelopment(lock, workspaces));
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`npm cannot install into ${folder}:\n${output}`);
}

/**
 * The lock without other workspaces and without what is for development: npm would install the development dependencies of
 * a workspace that another one depends on.
 * @param {Lock} lock @param {readonly string[]} workspaces
 */
function withoutDevelopment(lock, workspaces) {
  const kept = new Set(['', ...workspaces]);
  const packages = Object.entries(lock.packages)
    .filter(([place, { link, resolved }]) => {
      if (link === true) return kept.has(String(resolved));
      return place.includes('node_modules/') || kept.has(place);
    })
    .map(([place, { devDependencies: _, ...entry }]) => [
      place,
      place === '' ? { ...entry, workspaces } : entry,
    ]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** @param {string} file @param {unknown} content */
function writeJson(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
