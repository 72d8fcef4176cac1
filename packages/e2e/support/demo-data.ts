import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from './server.ts';

const FOLDER = 'E2E_DEMO_DATA';

/** Global setup: a server fills one data folder with demo data, which tests copy. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-demo-'));
  const server = await startServer({ DATA_DIR: folder, PORT: '0' });
  await server.stop();
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Copies prepared demo data. `cp -a` keeps owners: the database may run as another user. */
export async function copyDemoData(into: string): Promise<void> {
  const from = process.env[FOLDER];
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, into]);
}
