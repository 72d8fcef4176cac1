import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  /** First group of the ready pattern. */
  readyText: string;
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts a program and waits until its output matches. Throws with its output if it ends before. */
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
    readyText: ready ? await waitForReady(program, ready) : '',
    async stop(signal = 'SIGTERM') {
      program.kill(signal);
      await exited;
    },
  };
}

function waitForReady(program: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const readyText = ready.exec(output)?.[1];
      if (readyText !== undefined) resolve(readyText);
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('error', reject);
    program.once('exit', (code) => {
      reject(new Error(`${program.spawnfile} ended with ${String(code)} before it was ready:\n${output}`));
    });
  });
}
