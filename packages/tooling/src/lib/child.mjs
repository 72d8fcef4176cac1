import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Longer than the server's own shutdown timeout. */
const STOP_TIMEOUT_MS = 12_000;

/**
 * @typedef {object} Child
 * @property {import('node:stream').Readable} output
 * @property {import('node:stream').Readable | null} errors null if they are shown
 * @property {number} pid
 * @property {() => Promise<void>} stop
 */

/** @type {Set<Child>} */
const running = new Set();

/**
 * Starts a Node program in a process group of its own, so that Ctrl-C reaches it once, through this process: a second
 * signal would make the server leave its database running.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @param {{ endsAlone?: boolean, errors?: 'inherit' | 'pipe' }} [options] `endsAlone` is false for a program that would
 *   leave children of its own running; `errors` says whether its standard error is shown, or returned
 * @returns {Child} its standard output, its process id, and a way to end it
 */
export function startChild(args, env = process.env, { endsAlone = true, errors = 'inherit' } = {}) {
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', errors], env });
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
  const started = {
    output: /** @type {import('node:stream').Readable} */ (child.stdout),
    errors: child.stderr,
    pid,
    stop: () => (stopped ??= stop()),
  };
  running.add(started);
  return started;
}

/** Ends all that was started and has not been stopped. */
export async function stopChildren() {
  await Promise.allSettled([...running].map(({ stop }) => stop()));
}
