import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll } from 'vitest';
import { compileServer } from './server-process.ts';

export interface CliProcess {
  /** Ends it at once, as the machine would that loses its power. */
  kill: () => Promise<void>;
  ended: () => Promise<{ status: number | null; stdout: string; stderr: string }>;
}

/** @param output folder of the compiled server */
const cli = (output: string) => `
  import { naija } from ${JSON.stringify(pathToFileURL(`${output}/db-cli/naija.js`))};
  process.exitCode = await naija(process.argv.slice(1), {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    env: process.env,
    cwd: process.cwd(),
  });`;

/** Compiles the server; returns a function that starts one of its programs. @param launcher runs what follows it */
export function cliProcesses() {
  const started: CliProcess[] = [];
  let output = '';
  beforeAll(() => {
    output = compileServer();
  });
  afterEach(async () => {
    for (const each of started.splice(0)) await each.kill();
  });
  return (
    argv: readonly string[],
    env: Record<string, string>,
    launcher: readonly string[] = [],
  ): CliProcess => {
    const [command = process.execPath, ...args] = [
      ...launcher,
      process.execPath,
      ...['--input-type=module', '--eval', cli(output), '--'],
      ...argv,
    ];
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
    const closed = once(child, 'close');
    const running = {
      kill: async () => {
        child.kill('SIGKILL');
        await closed;
      },
      ended: async () => {
        await closed;
        return { status: child.exitCode, ...texts };
      },
    };
    started.push(running);
    return running;
  };
}
