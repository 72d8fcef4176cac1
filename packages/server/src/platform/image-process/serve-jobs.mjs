import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';

/** @typedef {import('./spawn-image-process.ts').ImageProcessLimits} ImageProcessLimits */
/** @typedef {import('./image-process.ts').ImageJob} ImageJob */

// Decoders fill 1 GB in half a second, so at 5 ms they exceed the limit by at most 20 MB
const CHECK_INTERVAL_MS = 5;

/**
 * Runs one job at a time, as `ImageProcess` sends them by IPC, with the file over descriptor 3. The reply to a job that rejects
 * is `{ kind: 'failed', message }`.
 * @template {ImageJob} Job
 * @param {(file: Buffer, job: Job) => Promise<object>} work
 */
export async function serveJobs(work) {
  const limits = /** @type {ImageProcessLimits} */ (JSON.parse(process.argv[2] ?? ''));
  const files = new Socket({ fd: 3 });

  process.once('disconnect', () => process.exit());
  // Terminals and service managers signal the whole process group, while the parent still finishes its requests.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  process.on('message', (/** @type {Job} */ job) => void handle(job));
  process.send?.('ready');

  /** @param {Job} job */
  async function handle(job) {
    const stop = enforce(limits);
    const result = await readFile(files, job.bytes)
      .then((file) => work(file, job))
      .catch((/** @type {unknown} */ error) => ({ kind: 'failed', message: String(error) }));
    stop();
    process.send?.({ ...result, rss: process.memoryUsage.rss() });
  }
}

/** @param {Socket} files @param {number} bytes */
async function readFile(files, bytes) {
  const parts = [];
  for (let left = bytes; left > 0;) {
    const part = /** @type {Buffer | null} */ (files.read());
    if (part) parts.push(part);
    else await once(files, 'readable');
    left -= part?.length ?? 0;
  }
  return Buffer.concat(parts);
}

/**
 * Kills the process at its limits. libvips works on other threads, so the timer keeps running.
 * @param {ImageProcessLimits} limits
 */
function enforce(limits) {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver = process.memoryUsage.rss() > limits.rss || (user + system) / 1_000 > limits.cpuMs;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
