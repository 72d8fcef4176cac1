import { run } from '../src/db-cli/run.ts';

export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

type Env = Record<string, string>;

/** Runs `naija db …` in this process. */
export const dbCommand = (argv: string[], env: Env = {}) => command('db', argv, env);

/** Runs `naija releases …` in this process. */
export const releasesCommand = (argv: string[], env: Env = {}) => command('releases', argv, env);

async function command(name: 'db' | 'releases', argv: string[], env: Env): Promise<CommandResult> {
  let [stdout, stderr] = ['', ''];
  const status = await run(name, argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    cwd: process.cwd(),
    env,
  });
  return { status, stdout, stderr };
}
