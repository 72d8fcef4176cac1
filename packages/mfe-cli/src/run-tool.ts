import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Ended {
  code: number;
  output: string;
}

/** Runs a program to its end and returns its output. */
export function runQuietly(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (bytes: Buffer) => (output += bytes.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a Node program of a package that is installed for a remote.
 * @param bin path in the package, such as `vite/bin/vite.js`
 */
export function runInstalled(
  bin: string,
  args: readonly string[],
  { cwd, env = process.env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const [name = '', ...file] = bin.split('/');
  const manifest = createRequire(path.join(cwd, 'package.json')).resolve(`${name}/package.json`);
  return runQuietly(process.execPath, [path.join(path.dirname(manifest), ...file), ...args], { cwd, env });
}

/** Errors in the output of the TypeScript compiler, each with its position. */
export function compilerErrors({ code, output }: { code: number; output: string }): string[] {
  if (code === 0) return [];
  const errors: string[] = [];
  for (const line of output.split('\n').filter((each) => each.trim() !== ''))
    // Indented lines explain the error before them.
    if (/^\s/.test(line) && errors.length > 0) errors.push(`${errors.pop() ?? ''}\n${line}`);
    else errors.push(line);
  return errors.length > 0 ? errors : [`the compiler ended with ${String(code)} and no output`];
}
