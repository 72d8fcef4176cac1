// Decodes photos for the server, one at a time, in a process that an image may take down: a `DecodingJob` comes in, a
// `DecodingReply` goes out; the file comes by descriptor 3. Its argument is a `DecodingCeiling`. It ends with the server.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { makeVariants } from './make-variants.mjs';

/** @typedef {import('./job.ts').DecodingJob} DecodingJob */
/** @typedef {import('./job.ts').DecodingReply} DecodingReply */
/** @typedef {import('./job.ts').DecodingResult} DecodingResult */

// Decoders fill a GB in half a second: this finds them at most 20 MB over the ceiling, and costs under 1 % of a core.
const CHECK_MS = 5;
/** @type {import('./job.ts').DecodingCeiling} */
const ceiling = JSON.parse(process.argv[2] ?? '');
const files = new Socket({ fd: 3 });

process.once('disconnect', () => process.exit());
// A terminal and a service manager signal every process; the server still finishes what it began.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// Where all of the machine's memory is taken, Linux ends this process first.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('message', (/** @type {DecodingJob} */ job) => void answer(job));
process.send?.('ready');

/** @param {DecodingJob} job */
async function answer(job) {
  const end = watchCeiling();
  /** @type {DecodingResult} */
  const result = await makeVariants(await readFile(job.bytes), job).catch((/** @type {unknown} */ error) => ({
    kind: 'failed',
    message: String(error),
  }));
  end();
  process.send?.(/** @type {DecodingReply} */ ({ ...result, rss: process.memoryUsage.rss() }));
}

/** @param {number} bytes */
async function readFile(bytes) {
  const parts = [];
  for (let left = bytes; left > 0;) {
    const part = /** @type {Buffer | null} */ (files.read());
    if (part) parts.push(part);
    else await once(files, 'readable');
    left -= part?.length ?? 0;
  }
  return Buffer.concat(parts);
}

/** Ends the process at the ceiling, until told not to. The decoders work on other threads, so timers keep running. */
function watchCeiling() {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver = process.memoryUsage.rss() > ceiling.rss || (user + system) / 1_000 > ceiling.cpuMs;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
  };
}
