import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Longer than the server's own shutdown timeout. */
const STOP_TIMEOUT_MS = 12_000;

/** @typedef {{ output: import('node:stream').Readable, pid: number, stop: () => Promise<void> }} Child */

/** @type {Set<Child>} */
const running = new Set();

/**
 * Starts a Node program in a process group of its own, so that Ctrl-C reaches it once, through this process: a second
 * signal would make the server leave its database running.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @param {{ endsAlone?: boolean }} [options] false for a program that would leave children of its own running
 * @returns {Child} its standard output, its process id, and a way to end it
 */
export function startChild(args, env = process.env, { endsAlone = true } = {}) {
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  const exited = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const pid = child.pid ?? 0;
  const end = () => {
    if (isRunning()) process.kill(endsAlone ? pid : -pid, 'SIGTERM');
  };
  process.once('exit', end);
  async function stop() {
    process.off('exit', end);
    running.delete(started);
    if (!isRunning()) return;
    end();
    const overdue = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(overdue);
  }
  /** @type {Promise<void> | undefined} */
  let stopped;
  const started = { output: child.stdout, pid, stop: () => (stopped ??= stop()) };
  running.add(started);
  return started;
}

/** Ends all that was started and has not been stopped. */
export async function stopChildren() {
  await Promise.allSettled([...running].map(({ stop }) => stop()));
}
