import path from 'node:path';
import { run } from './run.ts';
import { runInstalled, runQuietly, compilerErrors } from './run-tool.ts';

/** Runs the `mfe` command of a team with a repository of its own, which is the current folder. */
export function main(argv: string[]): Promise<number> {
  const root = process.cwd();
  const stderr = (text: string) => process.stderr.write(text);
  return run(argv, {
    stdout: (text) => process.stdout.write(text),
    stderr,
    stdin: process.stdin,
    env: process.env,
    program: 'npx mfe',
    root,
    cwd: root,
    build: async (folder) => {
      const cwd = path.join(root, folder);
      stderr('› Building\n');
      const env = { ...process.env, NODE_ENV: 'production' };
      const { code, output } = await runInstalled('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
        cwd,
        env,
      });
      if (code !== 0) throw new Error(`The remote could not be built:\n${output.trim()}`);
    },
    typeErrors: async (folder) => {
      stderr('› Compiling the types\n');
      const args = ['--noEmit', '--pretty', 'false'];
      return compilerErrors(await runInstalled('typescript/bin/tsc', args, { cwd: path.join(root, folder) }));
    },
    install: async (cwd) => {
      stderr('› Installing packages\n');
      const { code, output } = await runQuietly('npm', ['install', '--no-audit', '--no-fund'], { cwd });
      if (code !== 0) throw new Error(`npm install failed; fix this and run it again:\n${output.trim()}`);
    },
  });
}
