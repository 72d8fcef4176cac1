// Decodes one photo at a time: `DecodeRequest` in and `DecodeReply` out by IPC, the file by descriptor 3.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { encodeVariants } from './encode-variants.mjs';

/** @typedef {import('./messages.ts').DecodeRequest} DecodeRequest */
/** @typedef {import('./messages.ts').DecodeReply} DecodeReply */
/** @typedef {import('./messages.ts').DecodeResult} DecodeResult */

// Decoders fill 1 GB in half a second: at 5 ms they overrun the limit by 20 MB at most.
const CHECK_INTERVAL_MS = 5;
/** @type {import('./messages.ts').DecoderLimits} */
const limits = JSON.parse(process.argv[2] ?? '');
const files = new Socket({ fd: 3 });

process.once('disconnect', () => process.exit());
// Terminals and service managers signal the whole process group; the parent still finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
process.on('message', (/** @type {DecodeRequest} */ job) => void handle(job));
process.send?.('ready');

/** @param {DecodeRequest} job */
async function handle(job) {
  const stop = enforceLimits();
  /** @type {DecodeResult} */
  const result = await encodeVariants(await readFile(job.bytes), job).catch(
    (/** @type {unknown} */ error) => ({
      kind: 'failed',
      message: String(error),
    }),
  );
  stop();
  process.send?.(/** @type {DecodeReply} */ ({ ...result, rss: process.memoryUsage.rss() }));
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

/** Kills the process at its limits. libvips works on other threads, so the timer keeps running. */
function enforceLimits() {
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
