import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { run } from '@naija/mfe';

/** Characters. */
const OUTPUT_MAX = 10_000;

export interface Program {
  /** First group of the ready pattern. */
  readyText: string;
  /** The last of what it has written, to both streams. */
  output: () => string;
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
  let text = '';
  const keep = (bytes: Buffer) => {
    text = (text + bytes.toString()).slice(-OUTPUT_MAX);
  };
  program.stdout.on('data', keep);
  program.stderr.on('data', keep);
  const output = () => text;
  const exited = once(program, 'exit');
  return {
    readyText: ready ? await waitForReady(program, ready, output) : '',
    output,
    async stop(signal = 'SIGTERM') {
      program.kill(signal);
      await exited;
    },
  };
}

function waitForReady(program: ChildProcess, ready: RegExp, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = () => {
      const readyText = ready.exec(output())?.[1];
      if (readyText !== undefined) resolve(readyText);
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('error', reject);
    program.once('exit', (code) => {
      reject(new Error(`${program.spawnfile} ended with ${String(code)} before it was ready:\n${output()}`));
    });
  });
}

/** Runs a command of `mfe` in this process, without compiling, building or installing. @param root of a repository */
export async function runMfe(
  args: readonly string[],
  root: string,
): Promise<{ code: number; output: string }> {
  let output = '';
  const say = (text: string) => {
    output += text;
  };
  const nothing = () => Promise.resolve();
  const io = { stdout: say, stderr: say, stdin: Readable.from([]), env: {}, program: 'npm run mfe --' };
  const tools = { build: nothing, typeErrors: () => Promise.resolve([]), install: nothing };
  const code = await run([...args], { ...io, ...tools, root, cwd: root });
  return { code, output };
}
