import { writeAccessRules } from './access-rules.ts';
import { chooseAccount, giveTo } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { ensureClusterFolder } from './cluster-folder.ts';
import { rotateLog } from './log-file.ts';
import { removeStaleLockFiles } from './postmaster-pid.ts';
import { postgresArguments } from './settings.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { spawnWatched, type Watched } from './watchdog.ts';

/** What a launch needs to know besides the cluster. */
export interface LaunchOptions {
  /** Folder of the binaries; may throw NoBinaryError. */
  locateNative: () => string;
  log: (message: string) => void;
  signal: AbortSignal;
}

/**
 * Starts the postmaster, making the data folder first if need be. The caller holds the cluster's lock as the open
 * descriptor `lock`, knows that no postmaster of the folder is alive, and closes its descriptor afterwards: the
 * cluster's processes hold it on. Resolves once the process is started, which is before it takes connections.
 */
export async function launch(cluster: Cluster, lock: number, options: LaunchOptions): Promise<Watched> {
  const account = chooseAccount(cluster.root);
  giveTo(account.owner, cluster.root);
  const binaries = prepareBinaries(options.locateNative(), cluster.libraryFolder, account.owner);
  await ensureClusterFolder(cluster, account, binaries, lock, options.signal);
  writeAccessRules(cluster);
  const socketFolder = cluster.connection.host;
  if (socketFolder !== cluster.data) prepareSocketFolder(socketFolder, account.owner);
  for (const file of removeStaleLockFiles(cluster.data, socketFolder)) {
    options.log(`removed ${file}, left behind by a cluster that no longer runs`);
  }
  rotateLog(cluster.logFile);
  const command = [binaries.postgres, ...postgresArguments(cluster)];
  return spawnWatched(cluster, account, binaries.env, lock, command);
}
