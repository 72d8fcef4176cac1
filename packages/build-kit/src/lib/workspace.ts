import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  mfe?: { shell?: string; sites?: Record<string, string> };
}

function manifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Name of a workspace and the shared packages that it is built with. */
export interface Workspace {
  name: string;
  version: string;
  shared: Record<string, string>;
  /** Version or range by package, as package.json declares it. */
  declared: Record<string, string>;
  runtimeDir: string;
  /** Address of its site, for a remote in a repository of its own. */
  shell?: string | undefined;
}

/** Reads package.json of a workspace, and of the shared packages as it resolves them. */
export function readWorkspace(root: string): Workspace {
  const { name, version, dependencies, peerDependencies, mfe } = manifest(path.join(root, 'package.json'));
  const require = createRequire(path.join(root, 'package.json'));
  const file = (shared: string) => require.resolve(`${shared}/package.json`);
  return {
    name: name.replace(/^@[^/]+\//, ''),
    version,
    shared: Object.fromEntries(SHARED_PACKAGES.map((shared) => [shared, manifest(file(shared)).version])),
    declared: { ...peerDependencies, ...dependencies },
    runtimeDir: path.dirname(file('@naija/runtime')),
    shell: new Map(Object.entries(mfe?.sites ?? {})).get(mfe?.shell ?? '') ?? mfe?.shell,
  };
}

/** Start of a version range. */
const RANGE = /^[\^~<>]/;

/**
 * Range of each shared package that a remote requires: as declared in package.json, or `^` with the installed version.
 * @throws Error that names the shared packages that package.json does not list
 */
export function requiredRanges({ name, shared, declared }: Workspace): Record<string, string> {
  const missing = Object.keys(shared).filter((wanted) => declared[wanted] === undefined);
  if (missing.length > 0)
    throw new Error(
      `package.json of ${name} does not list ${missing.join(', ')}, which every remote shares with the shell; add it to its dependencies`,
    );
  return Object.fromEntries(
    Object.entries(shared).map(([wanted, version]) => {
      const asked = declared[wanted] ?? '';
      return [wanted, RANGE.test(asked) ? asked : `^${version}`];
    }),
  );
}
