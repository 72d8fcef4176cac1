import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { publishRelease } from '@naija/releases';
import tar from 'tar-fs';
import { ROOT } from '@naija/tooling/workspaces';

const ARCHIVE = path.join(ROOT, 'packages/e2e/previous.tgz');

/** Shell and remotes as they were last shipped. */
export interface Previous {
  /** Folder of the built shell. */
  shell: string;
  /** Puts the remotes of that time into a folder of releases. */
  publish(remotesDir: string): Promise<void>;
  remove(): Promise<void>;
}

/** Unpacks what was last shipped into a folder of its own. */
export async function unpackPrevious(): Promise<Previous> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-previous-'));
  await pipeline(createReadStream(ARCHIVE), createGunzip(), tar.extract(folder));
  const remotes = path.join(folder, 'remotes');
  return {
    shell: path.join(folder, 'shell'),
    async publish(remotesDir) {
      for (const name of await readdir(remotes)) await publishRelease(path.join(remotes, name), remotesDir);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
