import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { copiesIn } from '@naija/releases';
import { providedPackageOf } from '../federation/index.ts';
import { installedFolder } from '../lib/installed.ts';
import { RUNTIME } from '../lib/runtime-names.ts';
import { INSTALLED, isPackageCode } from '../lib/source-files.ts';

/** Packages of which the page has the only copy. */
const SINGLE = ['react', 'react-dom', 'react-router', 'react-router-dom', 'react-redux', 'styled-components'];
const GUIDE = 'docs/shipping.md, "Packages from npm"';

/**
 * Refuses a bundle with a second copy of what the shell provides, and packages that were written for another major version
 * of it. Each message names the package, the imports that lead to it, and a remedy.
 * @param root folder of the remote
 * @param provided folder of a package from which the shared versions are resolved
 */
export function refusedCopies(root: string, provided: string): Plugin {
  return {
    name: 'naija:refused-copies',
    apply: 'build',
    generateBundle(_options, bundle) {
      const info = (id: string) => this.getModuleInfo(id);
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      const messages = modules.flatMap(([id, { code }]) => {
        if (code === null || code === '') return [];
        const copied = [...copiesIn(code)].map((what) => copyMessage(what, chainTo(id, root, info)));
        return copied.length > 0 ? copied : versionMessages(id, root, provided, info);
      });
      if (messages.length > 0) this.error([...new Set(messages)].join('\n'));
    },
  };
}

interface Step {
  /** Package of the file; undefined for sources of the remote. */
  package: string | undefined;
  /** File as messages name it: relative to the remote, or with the name of its package first. */
  file: string;
}

/** The shortest chain of imports from a source of the remote to a module. */
function chainTo(target: string, root: string, info: Rollup.GetModuleInfo): Step[] {
  const next = new Map<string, string | undefined>([[target, undefined]]);
  for (const id of next.keys()) {
    if (!isPackageCode(id)) return stepsFrom(id, next, root);
    const { importers = [], dynamicImporters = [] } = info(id) ?? {};
    for (const importer of [...importers, ...dynamicImporters])
      if (!next.has(importer)) next.set(importer, id);
  }
  return stepsFrom(target, next, root);
}

function stepsFrom(start: string, next: ReadonlyMap<string, string | undefined>, root: string): Step[] {
  const steps: Step[] = [];
  for (let id: string | undefined = start; id !== undefined; id = next.get(id)) {
    const file = (id.split('?', 1)[0] ?? '').replace(/^\0+/, '');
    if (!path.isAbsolute(file)) continue;
    const step = stepOf(file, root);
    if (steps.at(-1)?.file !== step.file) steps.push(step);
  }
  return steps;
}

function stepOf(file: string, root: string): Step {
  const at = file.lastIndexOf(INSTALLED);
  if (at < 0) return { package: undefined, file: path.relative(root, file) };
  const inPackage = file.slice(at + INSTALLED.length);
  return { package: /^(?:@[^/]+\/)?[^/]+/.exec(inPackage)?.[0], file: inPackage };
}

function copyMessage(what: string, chain: readonly Step[]): string {
  const inside = chain.at(-1)?.package;
  const who = culpritOf(chain);
  const remedy =
    inside !== undefined && isSingle(inside)
      ? `It imports a part of ${inside} that the shell does not share: use another version of ${who} or another package`
      : `Use a version of ${who} that lists ${packageNamed(what)} in its peerDependencies instead of containing it, or another package`;
  return `${who} brings a copy of ${what}, which the shell provides: ${textOf(chain)}. ${remedy} (${GUIDE}).`;
}

/** Name on npm of a package in messages, such as "React DOM". */
function packageNamed(what: string): string {
  return what === 'the router' ? 'react-router-dom' : what.toLowerCase().replace(' ', '-');
}

/** The last package or file of a chain that is not a shared package itself. */
function culpritOf(chain: readonly Step[]): string {
  const last = chain.findLast((step) => !isSingle(step.package));
  return last?.package ?? last?.file ?? 'The remote';
}

function versionMessages(id: string, root: string, provided: string, info: Rollup.GetModuleInfo): string[] {
  const file = id.split('?', 1)[0] ?? '';
  if (!file.includes(INSTALLED) || !path.isAbsolute(file)) return [];
  const inside = stepOf(file, root).package;
  const used = sharedBy(info(id)?.importedIds ?? []);
  return [...used, ...(isSingle(inside) ? [inside] : [])].flatMap((name) => {
    const [own, page] = [installed(name, path.dirname(file)), installed(name, provided)];
    if (!own || !page || own.folder === page.folder || major(own.version) === major(page.version)) return [];
    const chain = chainTo(id, root, info);
    const who = culpritOf(chain);
    return `${who} brings ${name} ${own.version} of its own, and the page has ${page.version}: ${textOf(chain)}. \
Use a version of ${who} for ${name} ${major(page.version)}. If there is none, add "overrides": { "${who}": { "${name}": "$${name}" } } \
to package.json, run npm install, and test that the page works (${GUIDE}).`;
  });
}

/** Packages that a module uses from the page, by the ids of the modules that it imports. */
function sharedBy(ids: readonly string[]): string[] {
  const used = ids.map(providedPackageOf);
  const isWrapper = used.includes(RUNTIME) || used.includes(RUNTIME_MORE);
  return SINGLE.filter(
    (name) => used.includes(name) || (isWrapper && name !== 'react' && name !== 'react-dom'),
  );
}

function installed(name: string, from: string): { folder: string; version: string } | undefined {
  try {
    const folder = installedFolder(name, from);
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    return undefined; // The package is not installed.
  }
}

function isSingle(name: string | undefined): name is string {
  return name !== undefined && SINGLE.includes(name);
}

function major(version: string): string {
  return version.split('.', 1)[0] ?? '';
}

function textOf(chain: readonly Step[]): string {
  return chain.map(({ file }) => file).join(' → ');
}
