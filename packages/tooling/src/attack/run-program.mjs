import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';

const KILL_AFTER_MS = 5_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end, or to that of its time; what it prints is kept in a file.
 * @param {string} command @param {readonly string[]} args
 * @param {{ file: string, seconds: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number | null, isOverdue: boolean, text: string }>} `isOverdue` where its time was over
 */
export async function runProgram(command, args, { file, seconds, env = process.env }) {
  const output = createWriteStream(file);
  await once(output, 'open');
  const child = spawn(command, args, { env, stdio: ['ignore', output, output] });
  running.add(child);
  let isOverdue = false;
  const timer = setTimeout(() => {
    isOverdue = true;
    end(child);
  }, seconds * 1_000);
  try {
    const [code] = /** @type {[number | null]} */ (await once(child, 'exit'));
    return { code, isOverdue, text: readFileSync(file, 'utf8') };
  } finally {
    clearTimeout(timer);
    running.delete(child);
    output.end();
  }
}

/** Ends the programs that are running. */
export function stopPrograms() {
  for (const child of running) end(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
}
