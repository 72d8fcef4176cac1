import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RendererIsolation } from '@naija/contracts/http/releases';

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 5_000;
/** Seconds of the processor after which a process ends that nobody has ended: one renders 30,000 pages in them. */
const MAX_CPU_S = 600;

/** How renderers are started: the command goes before the one of the program, and becomes the program under its pid. */
export interface Launcher {
  command: readonly string[];
  isolation: RendererIsolation;
}

/**
 * What this system offers. A network namespace of its own, which as root also loses the powers of root, keeps a process
 * off every network; `setpriv` lets it die with the server even while its release blocks it. Without `setpriv`, a limit
 * of processor time ends it.
 */
export async function detectLauncher(): Promise<Launcher> {
  if (process.platform === 'win32') return { command: [], isolation: 'process' };
  const network = await firstThatWorks([
    ['unshare', '--user', '--net'],
    ['unshare', '--net'],
  ]);
  const dying = await firstThatWorks([['setpriv', '--pdeathsig', 'KILL', '--no-new-privs']]);
  const limited = ['/bin/sh', '-c', `ulimit -t ${String(MAX_CPU_S)} && exec "$@"`, 'sh'];
  return {
    command: [...(network ?? []), ...(dying ?? limited)],
    isolation: network ? 'network' : 'process',
  };
}

async function firstThatWorks(commands: readonly string[][]): Promise<string[] | undefined> {
  for (const [program = '', ...options] of commands) {
    const file = findProgram(program);
    if (file === undefined) continue;
    const works = run(file, [...options, process.execPath, '--version'], {
      timeout: PROBE_TIMEOUT_MS,
      env: {},
    });
    if (await works.then(isTrue, isFalse)) return [file, ...options];
  }
  return undefined;
}

const isTrue = () => true;
const isFalse = () => false;

/** Renderers have no PATH. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/bin', '/usr/sbin', '/sbin'];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
