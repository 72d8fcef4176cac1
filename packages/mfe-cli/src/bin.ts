import path from 'node:path';
import { run } from './run.ts';
import { runInstalled, runQuietly, compilerErrors } from './run-tool.ts';

const PUBLIC_REGISTRY = 'registry.npmjs.org';

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
    kitRegistry,
    install: async (cwd) => {
      stderr('› Installing packages\n');
      const { code, output } = await runQuietly('npm', ['install', '--no-audit', '--no-fund'], { cwd });
      if (code !== 0) throw new Error(`npm install failed; fix this and run it again:\n${output.trim()}`);
    },
  });
}

/** The registry of the scope, otherwise that of all packages; undefined if npm asks its public registry for both. */
async function kitRegistry(): Promise<string | undefined> {
  for (const key of ['@naija:registry', 'registry']) {
    const { code, output } = await runQuietly('npm', ['config', 'get', key], { cwd: process.cwd() });
    const registry = output.trim();
    if (code === 0 && URL.canParse(registry) && new URL(registry).host !== PUBLIC_REGISTRY) return registry;
  }
  return undefined;
}
