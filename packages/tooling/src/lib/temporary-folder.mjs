import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is removed when this process exits. @param {string} prefix of its name */
export async function temporaryFolder(prefix) {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
