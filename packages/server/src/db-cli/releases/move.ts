import { Command } from 'commander';
import { resolve } from 'node:path';
import { moveReleases } from '../../modules/releases/index.ts';
import { readReleaseSettings, withStorage } from './with-releases.ts';
import type { Io } from '../io.ts';

/** Moves the releases of a site from a folder to a bucket. */
export function moveReleasesCommand(io: Io): Command {
  return new Command('move')
    .description(
      'Copies a folder of releases, with registry, audit and source maps, into the empty storage at STORAGE_URL. From then on the folder is a copy that a server may use.',
    )
    .argument('[folder]', 'by default that of REMOTES_DIR')
    .action(async (folder: string | undefined) => {
      const { storage, ...settings } = readReleaseSettings(io.env);
      if (!storage) throw new Error('STORAGE_URL is not set: there is nowhere to move the releases to');
      const dir = folder === undefined ? settings.remotesDir : resolve(io.cwd, folder);
      const log = (line: string) => {
        io.stderr(`${line}\n`);
      };
      const count = await withStorage({ ...settings, storage }, log, (store, connection) =>
        moveReleases(dir, store, connection),
      );
      io.stdout(`${dir} is in the storage now: ${count.toLocaleString('en')} files and releases.\n`);
    });
}
