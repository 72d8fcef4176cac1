import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isRecord, record, wholeNumber } from '@naija/contracts/remote/json-readers';
import type { BuiltRemote } from '../remotes.ts';
import type { Finding } from './finding.ts';

/** Budget of a page in bytes with Brotli: a third of a second at 1.6 Mbit/s. */
const DEFAULT_BUDGET = 60_000;

const compress = promisify(brotliCompress);

/** Brotli size of a page's first load, without the shell. */
export interface RouteWeight {
  path: string;
  bytes: number;
  budget: number;
}

/**
 * Measures the first load of every page.
 * @throws Error if the budget in the remote's package.json is not a number of bytes
 */
export async function weighRoutes({ dir, folder, release }: BuiltRemote): Promise<RouteWeight[]> {
  const budget = await budgetOf(dir);
  return Promise.all(
    release.routes.map(async ({ path: route, js, css }) => {
      const sizes = await Promise.all([...js, ...css].map((file) => weight(path.join(folder, file))));
      return { path: route, bytes: sizes.reduce((sum, size) => sum + size, 0), budget };
    }),
  );
}

export function budgetFindings(weights: readonly RouteWeight[]): Finding[] {
  return weights
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ path: route, bytes, budget }) => ({
      check: 'budget',
      message: `${route} loads ${String(bytes)} bytes at first, ${String(bytes - budget)} over its budget of ${String(budget)}; load code later that is not needed at once, or raise "mfe.budget.route" in package.json`,
    }));
}

/** Brotli size of a file in bytes; 0 for a missing file, which the check of files reports. */
async function weight(file: string): Promise<number> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  return bytes.length === 0 ? 0 : (await compress(bytes)).length;
}

async function budgetOf(dir: string): Promise<number> {
  const manifest = record(JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')), 'package.json');
  const mfe = manifest['mfe'];
  const budget = isRecord(mfe) ? mfe['budget'] : undefined;
  return isRecord(budget) ? wholeNumber(budget['route'], 'package.json: mfe.budget.route') : DEFAULT_BUDGET;
}
