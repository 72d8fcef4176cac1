import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Longer than the server's own shutdown timeout. */
const STOP_TIMEOUT_MS = 12_000;

/** @typedef {{ output: import('node:stream').Readable, pid: number, stop: () => Promise<void> }} Child */

/**
 * Starts a Node program in a process group of its own, so that Ctrl-C reaches it once, through this process: a second
 * signal would make the server leave its database running.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Child} its standard output, its process id, and a way to end it
 */
export function startChild(args, env = process.env) {
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  const exited = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return {
    output: child.stdout,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', end);
      if (!isRunning()) return;
      end();
      const overdue = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(overdue);
    },
  };
}
