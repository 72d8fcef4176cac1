import path from 'node:path';
import { build } from 'esbuild';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const SERVER = path.join(ROOT, 'packages/server');
// Two folders below the package, as what is built: migrations are found from there.
const BUNDLE = path.join(SERVER, '.cache/bench/database.mjs');

/** Prints what lists and searches cost the database among many agents. */
export async function benchDatabase() {
  await build({
    entryPoints: [path.join(SERVER, 'test/bench/database.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const { code } = await run(process.execPath, [BUNDLE]);
  if (code !== 0) throw new Error('the bench of the database failed');
}
