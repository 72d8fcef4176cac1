import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RendererIsolation } from '@naija/contracts/http/release-status';

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 5_000;
/** Ends forgotten processes; this is enough for 30,000 pages */
const MAX_CPU_S = 600;

/** `command` precedes the program's own command. */
export interface Launcher {
  command: readonly string[];
  isolation: RendererIsolation;
}

type FindProgram = (name: string) => string | undefined;

const SETPRIV = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];
const NAMESPACES = ['--net', '--pid', '--fork', '--kill-child'];

/**
 * Detects what this system offers. In its own namespaces a process has no network and sees no other process; `--user` removes
 * the powers of root. `setpriv` lets it die with the server even while its release blocks it; without that, a limit of
 * processor time ends it.
 */
export async function detectLauncher(find: FindProgram = findProgram): Promise<Launcher> {
  if (process.platform === 'win32') return { command: [], isolation: 'process' };
  const mortal = await firstThatWorks(find, [SETPRIV]);
  const limited = ['/bin/sh', '-c', `ulimit -t ${String(MAX_CPU_S)} && exec "$@"`, 'sh'];
  if (!mortal || childrenFile(process.pid) === undefined)
    return { command: mortal ?? limited, isolation: 'process' };
  const namespaces = [
    ['unshare', '--user', ...NAMESPACES],
    ['unshare', ...NAMESPACES],
  ];
  const isolated = await firstThatWorks(find, namespaces);
  return { command: [...mortal, ...(isolated ?? [])], isolation: isolated ? 'namespaces' : 'process' };
}

/** In namespaces, the renderer is a child of the started process. */
export function rendererPid(pid: number, isolation: RendererIsolation): number | undefined {
  if (isolation === 'process') return pid;
  const child = Number.parseInt(childrenFile(pid) ?? '', 10);
  return Number.isNaN(child) ? undefined : child;
}

function childrenFile(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'latin1');
  } catch {
    return undefined;
  }
}

async function firstThatWorks(
  find: FindProgram,
  commands: readonly string[][],
): Promise<string[] | undefined> {
  for (const [program = '', ...options] of commands) {
    const file = find(program);
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

/** Renderers have no PATH, so programs are found here. */
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
