import path from 'node:path';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** Prints what lists and searches cost the database among many agents. */
export async function benchDatabase() {
  const { code } = await run(process.execPath, [path.join(ROOT, 'packages/server/dist/bench/database.js')]);
  if (code !== 0) throw new Error('the bench of the database failed');
}
