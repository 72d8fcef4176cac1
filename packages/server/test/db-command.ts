import { run } from '../src/db-cli/run.ts';

export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run db -- …` in this process. */
export async function dbCommand(argv: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  let [stdout, stderr] = ['', ''];
  const status = await run('db', argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    env,
  });
  return { status, stdout, stderr };
}
