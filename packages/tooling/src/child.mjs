import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds that a program gets to finish: somewhat more than the server takes for its last requests. */
const GRACE = 12_000;

/** @typedef {{ output: import('node:stream').Readable, stop: () => Promise<void> }} Child */

/**
 * Runs a Node program beside this one until it is stopped. It stands in a process group of its own, so that Ctrl-C
 * reaches it once, through us: a second signal would make the server leave its database behind.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Child} its standard output, and a way to end it
 */
export function startChild(args, env = process.env) {
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  const exited = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return {
    output: child.stdout,
    async stop() {
      process.off('exit', end);
      if (!isRunning()) return;
      end();
      const overdue = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), GRACE);
      await exited;
      clearTimeout(overdue);
    },
  };
}
