import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';

interface Manifest {
  name: string;
  version: string;
}

function manifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** What a workspace is called and which shared packages it is built with. */
export interface Workspace {
  /** Name without the scope: `directory`. */
  name: string;
  version: string;
  /** Installed version by shared package. */
  shared: Record<string, string>;
  runtimeDir: string;
}

/** Reads a workspace's package.json and those of the shared packages as it would import them. */
export function readWorkspace(root: string): Workspace {
  const { name, version } = manifest(path.join(root, 'package.json'));
  const require = createRequire(path.join(root, 'package.json'));
  const file = (shared: string) => require.resolve(`${shared}/package.json`);
  return {
    name: name.replace(/^@[^/]+\//, ''),
    version,
    shared: Object.fromEntries(SHARED_PACKAGES.map((shared) => [shared, manifest(file(shared)).version])),
    runtimeDir: path.dirname(file('@naija/runtime')),
  };
}

/** Every minor version from the one that was built with, within its major version. */
export function requiredRanges(shared: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(shared).map(([name, version]) => [name, `^${version}`]));
}
