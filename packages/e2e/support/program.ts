import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the tests. */
export interface Program {
  /** What it said when it was ready: the first group of the pattern; empty for a program that says nothing. */
  said: string;
  /** Ends it and waits until it is gone; with SIGKILL it is told nothing. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts a program and waits until its output matches a pattern, if there is one.
 * @param env added to the environment of the tests
 * @throws Error with all its output when it ends before
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  ready: RegExp | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(program, 'exit');
  return {
    said: ready ? await readyWord(program, ready) : '',
    async stop(signal = 'SIGTERM') {
      program.kill(signal);
      await exited;
    },
  };
}

function readyWord(program: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const said = ready.exec(output)?.[1];
      if (said !== undefined) resolve(said);
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('error', reject);
    program.once('exit', (code) => {
      reject(new Error(`${program.spawnfile} ended with ${String(code)} before it was ready:\n${output}`));
    });
  });
}
