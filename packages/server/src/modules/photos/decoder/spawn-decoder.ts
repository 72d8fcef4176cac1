import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { DecoderLimits } from './messages.ts';

// Plain JavaScript, so that it runs from sources as well as from a build.
const PROGRAM = fileURLToPath(new URL('./decoder-main.mjs', import.meta.url));
const MIB = 1024 * 1024;
/** Progressive JPEG of 49 megapixels takes 290 MiB beside the resting size; the slowest photo takes 2 s. */
const LIMITS: DecoderLimits = { rss: 448 * MIB, cpuMs: 10_000 };
const RETRY_AFTER_S = 5;

export class DecoderUnavailable extends HttpError {
  constructor(cause: unknown) {
    const message = 'Photos cannot be made just now. Please try again in a few seconds.';
    super(503, 'unavailable', message, { retryAfter: RETRY_AFTER_S });
    this.cause = cause;
  }
}

interface SpawnedDecoder {
  child: ChildProcess;
  files: Socket;
}

/**
 * Failures to start are emitted as `error` of the child, or thrown:
 * @throws DecoderUnavailable
 */
export function spawnDecoder(): SpawnedDecoder {
  const child = forkProcess();
  child.on('error', () => undefined);
  // Node creates no streams where no file descriptor is left.
  const stdio = child.stdio as ChildProcess['stdio'] | undefined;
  if (!stdio)
    throw new DecoderUnavailable(new Error('no file descriptor is left for a process that decodes photos'));
  return { child, files: stdio[3] as Socket };
}

function forkProcess(): ChildProcess {
  try {
    return fork(PROGRAM, [JSON.stringify(LIMITS)], {
      execArgv: ['--max-old-space-size=64'],
      // Without the server's environment: a compromised decoder finds no password. One arena saves 30 MiB.
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (error) {
    throw new DecoderUnavailable(error);
  }
}
