import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from './server.ts';

/** In the environment of the tests: a data folder as a server left it that had filled it with demo data. */
const FOLDER = 'E2E_DEMO_DATA';

/** Before all tests: lets a server make the demo data once, which takes it longer than many a test. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-demo-'));
  const server = await startServer({ DATA_DIR: folder, PORT: '0' });
  await server.stop();
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Fills an empty data folder with the demo data, if that was prepared; otherwise the server will make it there itself.
 * Owners stay: the database may run as another user.
 */
export async function copyDemoData(into: string): Promise<void> {
  const from = process.env[FOLDER];
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, into]);
}
