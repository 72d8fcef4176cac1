import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { noFolderError } from './cluster-error.ts';
import { SUPERUSER, type Cluster } from './cluster.ts';
import { logTail } from './log-file.ts';
import { spawnWatched } from './watchdog.ts';

const TEMPORARY_FOLDER = /^init-/;

/** Runs initdb in a temporary folder that is renamed when it is complete. Requires the cluster lock. */
export async function ensureClusterFolder(
  cluster: Cluster,
  account: Account,
  binaries: Binaries,
  lock: number,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  removeTemporaryFolders(cluster.root);
  if (fs.existsSync(path.join(cluster.data, 'PG_VERSION'))) return;
  const folder = path.join(cluster.root, `init-${randomUUID()}`);
  fs.mkdirSync(folder, { mode: 0o700 });
  if (account.owner) fs.chownSync(folder, account.owner.uid, account.owner.gid);
  const initdb = spawnWatched(cluster, account, binaries.env, lock, initdbCommand(binaries, folder));
  signal.addEventListener('abort', initdb.release, { once: true });
  const status = await initdb.ended.finally(initdb.release);
  signal.removeEventListener('abort', initdb.release);
  signal.throwIfAborted();
  if (status !== 0) {
    throw noFolderError(logTail(cluster.logFile));
  }
  fs.renameSync(folder, cluster.data);
}

function removeTemporaryFolders(root: string): void {
  for (const entry of fs.readdirSync(root)) {
    if (TEMPORARY_FOLDER.test(entry)) fs.rmSync(path.join(root, entry), { recursive: true, force: true });
  }
}

// `trust` suffices, because only the owner of the folder can reach the socket.
function initdbCommand({ initdb }: Binaries, folder: string): string[] {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const quiet = ['--wal-segsize=4', '--no-instructions'];
  return [
    initdb,
    '-D',
    folder,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--data-checksums',
    ...locale,
    ...quiet,
  ];
}
