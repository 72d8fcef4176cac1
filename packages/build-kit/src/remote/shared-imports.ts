import type { Program } from 'estree';
import type { Plugin, Rollup } from 'vite';
import { SHARED_MODULES, SHARED_PACKAGES, RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { specifierNames } from '../lib/import-names.ts';
import { RUNTIME, type RuntimeNames } from '../lib/runtime-names.ts';

type NamesByPackage = Map<string, Set<string>>;

/** Collects the names that each module imports from shared packages. */
export interface SharedImports {
  plugin: Plugin;
  /** Imported names by package, over all modules of a bundle. */
  usedIn(bundle: Rollup.OutputBundle): Record<string, string[]>;
}

/**
 * Collects imports of shared packages before the federation plugin turns them into run-time look-ups, in which a missing
 * name is silently undefined. The names are compared with the exports of the runtime.
 */
export function sharedImports(): SharedImports {
  const byModule = new Map<string, NamesByPackage>();
  /** Modules that only pass names on. Bundles do not list them, because they have no code. */
  const barrels = new Set<string>();
  return {
    plugin: {
      name: 'naija:shared-imports',
      apply: 'build',
      transform(code, id) {
        if (!SHARED_MODULES.some((name) => code.includes(name))) return null;
        const program = this.parse(code);
        byModule.set(id, namesTaken(program));
        if (program.body.every(passesOn)) barrels.add(id);
        return null;
      },
    },
    usedIn(bundle) {
      const used: NamesByPackage = new Map(SHARED_PACKAGES.map((name) => [name, new Set<string>()]));
      for (const id of [...modulesIn(bundle), ...barrels])
        for (const [name, names] of byModule.get(id) ?? [])
          used.set(name, new Set([...(used.get(name) ?? []), ...names]));
      return Object.fromEntries([...used].map(([name, names]) => [name, [...names].sort()]));
    },
  };
}

function passesOn(node: Program['body'][number]): boolean {
  return node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && !node.declaration);
}

function namesTaken(program: Program): NamesByPackage {
  const taken: NamesByPackage = new Map();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = SHARED_MODULES.find((name) => name === node.source.value);
    if (from === undefined) continue;
    const names = taken.get(from) ?? new Set();
    // React's default export and namespace always exist.
    for (const { imported } of specifierNames(node))
      if (!['default', '*'].includes(imported)) names.add(imported);
    taken.set(from, names);
  }
  return taken;
}

/** Modules with code that is left in a bundle. */
export function modulesIn(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

/** Fails the build of a remote that imports a name which the runtime does not export. */
export function runtimeUsesCheck(shared: SharedImports, { first, more }: RuntimeNames): Plugin {
  return {
    name: 'naija:uses-check',
    apply: 'build',
    generateBundle(_options, bundle) {
      const uses = shared.usedIn(bundle);
      const missingIn = (module: string, exported: readonly string[]) =>
        (uses[module] ?? [])
          .filter((name) => !exported.includes(name))
          .map((name) => `${module} has no export ${name}`);
      const missing = [...missingIn(RUNTIME, first), ...missingIn(RUNTIME_MORE, more)];
      if (missing.length > 0) this.error(missing.join('\n'));
    },
  };
}
