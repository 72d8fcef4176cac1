import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { DecodingCeiling } from './job.ts';

// Plain JavaScript, so that it runs from sources as well as from a build.
const PROGRAM = fileURLToPath(new URL('./program.mjs', import.meta.url));
const MIB = 1024 * 1024;
/**
 * Memory: 49 megapixels as a progressive JPEG take 290 MiB over rest, 16 as an AVIF 280: the most that a camera's photo
 * may need. CPU time: the slowest image within the pixel limits takes 2 s.
 */
const CEILING: DecodingCeiling = { rss: 448 * MIB, cpuMs: 10_000 };
/** Seconds after which whoever sent a photo may try again. */
const RETRY_AFTER = 5;

/** No process that decodes photos can be started; the cause says why. */
export class NoDecoder extends HttpError {
  constructor(cause: unknown) {
    const message = 'Photos cannot be made just now. Please try again in a few seconds.';
    super(503, 'unavailable', message, { retryAfter: RETRY_AFTER });
    this.cause = cause;
  }
}

/** A process that has begun to start, and the pipe by which it is given files. */
interface StartedDecoder {
  child: ChildProcess;
  files: Socket;
}

/**
 * Starts a process that decodes photos. What keeps it from starting is heard as an `error` of the child, or at once:
 * @throws NoDecoder
 */
export function startDecoder(): StartedDecoder {
  const child = forkDecoder();
  // An `error` that nobody listens for would end the server.
  child.on('error', () => undefined);
  // Node makes none where no file descriptor is left.
  const stdio = child.stdio as ChildProcess['stdio'] | undefined;
  if (!stdio) throw new NoDecoder(new Error('no file descriptor is left for a process that decodes photos'));
  return { child, files: stdio[3] as Socket };
}

function forkDecoder(): ChildProcess {
  try {
    return fork(PROGRAM, [JSON.stringify(CEILING)], {
      execArgv: ['--max-old-space-size=64'],
      // None of ours: whoever takes over a decoder finds no password in it. With one arena it rests at 30 MiB less.
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (error) {
    throw new NoDecoder(error);
  }
}
