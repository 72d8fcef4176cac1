import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RendererIsolation } from '@naija/contracts/http/release-status';
import { rendererPid, type Launcher } from './isolation.ts';

// JavaScript runs from sources as well as from a build
const PROGRAM = fileURLToPath(new URL('../process/renderer-main.mjs', import.meta.url));
const MB = 1_000_000;

export interface SpawnOptions {
  launcher: Launcher;
  shellEntry: string;
  /** Shown in lists of processes. */
  name: string;
  /** Size of the heap in bytes. */
  heap: number;
}

export interface SpawnedRenderer {
  child: ChildProcess;
  channel: Socket;
  /** Returns the process id; undefined before the start and after the end. */
  pid: () => number | undefined;
}

/** @throws Error if no process can be started */
export function spawnRenderer({ launcher, shellEntry, name, heap }: SpawnOptions): SpawnedRenderer {
  const entry = realpathSync(shellEntry);
  const program = realpathSync(PROGRAM);
  const [command, ...args] = [
    ...launcher.command,
    process.execPath,
    ...permissions([dirname(entry), dirname(program)]),
    `--max-old-space-size=${String(Math.ceil(heap / MB))}`,
    '--max-semi-space-size=4',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
    program,
    pathToFileURL(entry).href,
    name,
  ];
  const child = spawn(command, args, {
    // The server's environment contains passwords. One arena saves 30 MiB.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    cwd: dirname(program),
    // Signals to the server's process group must not reach the renderer.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  child.on('error', () => undefined);
  // Node creates no streams if no file descriptor is left.
  const channel = (child.stdio as ChildProcess['stdio'] | undefined)?.[3] as Socket | undefined;
  if (!channel || child.pid === undefined) {
    channel?.destroy();
    throw new Error('no process could be started');
  }
  return { child, channel, pid: findOnce(child.pid, launcher.isolation) };
}

function findOnce(pid: number, isolation: RendererIsolation): () => number | undefined {
  let found: number | undefined;
  return () => {
    if (found !== undefined) return found;
    found = rendererPid(pid, isolation);
    if (found !== undefined && process.platform === 'linux') sacrifice(found);
    return found;
  };
}

/** Allows only the files to load; no programs, workers or native addons. */
function permissions(folders: string[]): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 22 || (major === 22 && minor >= 13);
  const reads = [...new Set(folders)].map((folder) => `--allow-fs-read=${join(folder, '*')}`);
  return [isStable ? '--permission' : '--experimental-permission', ...reads];
}

/** Makes Linux end the renderer before the server if memory runs out. */
function sacrifice(pid: number): void {
  writeFile(`/proc/${String(pid)}/oom_score_adj`, '1000').catch(() => undefined);
}
