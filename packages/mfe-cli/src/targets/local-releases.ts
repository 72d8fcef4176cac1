import path from 'node:path';
import { isMirror } from '@naija/releases';
import { Refusal } from '../errors.ts';
import type { Io, OnReleases } from '../io.ts';

/** Releases that are accessed without a server. */
export interface LocalReleases {
  read: OnReleases;
  change: OnReleases;
}

/**
 * The releases in the named folder, or those of the local server by its settings.
 * @throws Refusal if they are in a storage that this command cannot access
 */
export function localReleases(named: string | undefined, io: Io): LocalReleases {
  const setting = (name: string) => io.env[name]?.trim() || undefined;
  const isStored = ['STORAGE_URL', 'STORAGE_URL_FILE'].some((name) => setting(name) !== undefined);
  if (named === undefined && isStored) return storedReleases(io);
  const dir =
    named === undefined
      ? path.resolve(io.root, setting('REMOTES_DIR') ?? path.join(setting('DATA_DIR') ?? '.data', 'remotes'))
      : path.resolve(io.cwd, named);
  return {
    read: (work) => work(dir),
    change: (work) => {
      if (isMirror(dir))
        throw new Refusal(
          `${dir} is a copy of the releases in a storage, and follows them: change those, by the address of a server, or without --to and with STORAGE_URL set as the server has it`,
        );
      return work(dir);
    },
  };
}

function storedReleases({ storedReleases: stored }: Io): LocalReleases {
  if (stored) return stored;
  throw new Refusal(
    'STORAGE_URL is set, and this command does not reach the storage: name the address of a server with --to, or a folder',
  );
}
