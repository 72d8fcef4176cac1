import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { HttpError } from '../http/http-error.ts';

/** Limits of one job; `rss` in bytes. */
export interface ImageProcessLimits {
  rss: number;
  cpuMs: number;
}

export interface ImageProgram {
  /** Path of a JavaScript file that calls `serveJobs`, for sources and builds alike. */
  file: string;
  limits: ImageProcessLimits;
  /** Error message while no process starts. */
  unavailable: string;
}

const RETRY_AFTER_S = 5;

export class ImageProcessUnavailable extends HttpError {
  constructor({ unavailable }: ImageProgram, cause: unknown) {
    super(503, 'unavailable', unavailable, { retryAfter: RETRY_AFTER_S });
    this.cause = cause;
  }
}

interface SpawnedProcess {
  child: ChildProcess;
  files: Socket;
}

/** Failures are emitted as `error` of the child, or thrown as ImageProcessUnavailable. */
export function spawnImageProcess(program: ImageProgram): SpawnedProcess {
  const child = forkProcess(program);
  child.on('error', () => undefined);
  // Node creates no streams if no file descriptor is left.
  const stdio = child.stdio as ChildProcess['stdio'] | undefined;
  if (!stdio)
    throw new ImageProcessUnavailable(
      program,
      new Error('no file descriptor is left for a process that handles images'),
    );
  return { child, files: stdio[3] as Socket };
}

function forkProcess(program: ImageProgram): ChildProcess {
  try {
    return fork(program.file, [JSON.stringify(program.limits)], {
      execArgv: ['--max-old-space-size=64'],
      // The server's environment is not passed on, so that a compromised decoder finds no password. One arena saves 30 MiB.
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (error) {
    throw new ImageProcessUnavailable(program, error);
  }
}
