import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { publishRelease } from '@naija/releases';
import tar from 'tar-fs';
import { ROOT } from '@naija/tooling/workspaces';

export interface EarlierBuild {
  shell: string;
  publish(remotesDir: string): Promise<void>;
  remove(): Promise<void>;
}

/** Unpacks a build: `previous` was last shipped, `installed` predates the renaming of stored names. */
export async function unpackBuild(archive: 'previous' | 'installed'): Promise<EarlierBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), `naija-${archive}-`));
  await pipeline(
    createReadStream(path.join(ROOT, `packages/e2e/${archive}.tgz`)),
    createGunzip(),
    tar.extract(folder),
  );
  const remotes = path.join(folder, 'remotes');
  return {
    shell: path.join(folder, 'shell'),
    async publish(remotesDir) {
      for (const name of await readdir(remotes)) await publishRelease(path.join(remotes, name), remotesDir);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
