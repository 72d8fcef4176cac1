import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { builtReleases } from './build.mjs';
import { thirdPartyText } from './licences.mjs';
import { run } from '../lib/run.mjs';
import { manifestOf, remoteFolders, ROOT, runtimeDependencies } from '../lib/workspaces.mjs';

/** @typedef {Pick<import('../lib/workspaces.mjs').Manifest, 'dependencies' | 'devDependencies' | 'peerDependencies'>} Needs */
/** @typedef {{ packages: Record<string, Needs & Record<string, unknown>> }} Lock */

const MFE = 'packages/mfe-cli';
/** Folders of a workspace that its code reads at run time. */
const RUNTIME_FOLDERS = ['dist', 'drizzle', 'card', 'src/words'];
const SHELL_FILES = ['shell/dist', 'shell/dist-server'];
const TEXTS = ['.npmrc', 'LICENSE', '.env.example', 'README.md', 'docs'];
/** Files that only compilers and debuggers need. */
const NOT_RUN = /\.(d\.ts|tsbuildinfo|map)$/;

/**
 * Writes all that the server and its operator need at run time, and nothing else, into an empty folder: compiled packages,
 * installed dependencies, the shell, the releases of the remotes, and the command `naija`. Everything has to be built.
 * @param {string} folder is created
 * @param {string} commit that it is built from, for `naija_build_info`
 * @throws Error if the folder has content, or npm fails
 */
export async function packageServer(folder, commit) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder`);
  const workspaces = [...runtimeDependencies('packages/server'), MFE].sort();
  for (const workspace of workspaces)
    writeJson(path.join(folder, workspace, 'package.json'), {
      ...withoutSources(manifestOf(workspace), workspaces),
      ...(workspace === 'packages/server' && { commit }),
    });
  // `mfe` reads names, order and budgets from the sources.
  for (const bundle of ['shell', ...remoteFolders()]) {
    const { name, version, mfe } = manifestOf(bundle);
    writeJson(path.join(folder, bundle, 'package.json'), { name, version, mfe });
  }
  const code = workspaces.flatMap((workspace) => RUNTIME_FOLDERS.map((name) => `${workspace}/${name}`));
  for (const place of [...code, ...SHELL_FILES, ...builtReleases(), ...TEXTS])
    copy(place, folder, (source) => !NOT_RUN.test(source));
  for (const remote of remoteFolders()) copy(`${remote}/dist/source-maps`, folder);
  cpSync(path.join(import.meta.dirname, 'packaged/naija.mjs'), path.join(folder, 'naija.mjs'));
  symlinkSync('naija.mjs', path.join(folder, 'naija'));
  await installInto(folder, workspaces);
  writeFileSync(path.join(folder, 'THIRD_PARTY.md'), await thirdPartyText(folder));
}

/** @param {string} place in the repository, which may be missing @param {string} folder @param {(source: string) => boolean} [filter] */
function copy(place, folder, filter = () => true) {
  if (existsSync(path.join(ROOT, place)))
    cpSync(path.join(ROOT, place), path.join(folder, place), { recursive: true, filter });
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
 * Dependencies of a workspace at run time: no tools, and only those of our packages that are part of the package.
 * @template {Needs} T @param {T} needs @param {readonly string[]} workspaces
 */
function withoutSources(
  { devDependencies: _, peerDependencies: _peers, dependencies, ...others },
  workspaces,
) {
  const own = new Set(workspaces.map((workspace) => manifestOf(workspace).name));
  const kept = Object.entries(dependencies ?? {}).filter(
    ([name]) => !name.startsWith('@naija/') || own.has(name),
  );
  return { ...others, dependencies: Object.fromEntries(kept) };
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
    .map(([place, { devDependencies: _, ...entry }]) => {
      if (place === '') return [place, { ...entry, workspaces }];
      return [place, kept.has(place) ? withoutSources(entry, workspaces) : entry];
    });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** @param {string} file @param {unknown} content */
function writeJson(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
