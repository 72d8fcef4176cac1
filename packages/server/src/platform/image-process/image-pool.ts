import { type ConcurrencyBounds, createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { type ImageJob, ImageProcess, type ImageReply } from './image-process.ts';
import type { ImageProgram } from './spawn-image-process.ts';

const IDLE_TIMEOUT_MS = 60_000;

export interface ImagePool<Job extends ImageJob, Reply extends ImageReply> {
  /**
   * Runs a job in a child process; the job's `bytes` are the length of `file`. Rejects with ImageProcessKilled, or HttpError
   * 503 while the queue is full or no process starts.
   */
  run: (file: Uint8Array, job: Job) => Promise<Reply>;
  load: () => { running: number; queued: number };
}

/** Creates a pool of child processes, which start on demand and end after an idle minute. */
export function createImagePool<Job extends ImageJob, Reply extends ImageReply>(
  program: ImageProgram,
  bounds: ConcurrencyBounds,
): ImagePool<Job, Reply> {
  const limitConcurrency = createConcurrencyLimit(bounds);
  const idle: { process: ImageProcess<Job, Reply>; timer: NodeJS.Timeout }[] = [];

  function acquire(): ImageProcess<Job, Reply> | undefined {
    for (let last = idle.pop(); last; last = idle.pop()) {
      clearTimeout(last.timer);
      if (last.process.isUsable) return last.process;
    }
    return undefined;
  }

  function release(process: ImageProcess<Job, Reply>): void {
    if (!process.isUsable) {
      process.end();
      return;
    }
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.process === process),
        1,
      );
      process.end();
    }, IDLE_TIMEOUT_MS);
    timer.unref();
    idle.push({ process, timer });
  }

  const run = (file: Uint8Array, job: Job) =>
    limitConcurrency(async () => {
      const process = acquire() ?? new ImageProcess<Job, Reply>(program);
      try {
        return await process.run(file, job);
      } finally {
        release(process);
      }
    });
  return { run, load: limitConcurrency.load };
}
