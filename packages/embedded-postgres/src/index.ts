import { locateNative } from './binaries.ts';
import { clusterIn, type Cluster } from './cluster.ts';
import { Supervisor } from './supervisor.ts';

export { holdsCluster } from './cluster.ts';
export { NoBinaryError } from './no-binary-error.ts';

export interface EmbeddedPostgresOptions {
  /** Folder that holds the cluster, its log and its locks; made where it is missing. */
  dir: string;
  /** Told, in one line each, what happens to the cluster. */
  log?: (message: string) => void;
  /** Finds the folder of the PostgreSQL binaries; those of the installed package if left out. */
  locateNative?: () => string;
}

/** A running cluster, shared with every other process that starts it from the same folder. */
export interface EmbeddedPostgres {
  /** Without a password: the socket (`host` is its folder) is private to this user. */
  connection: Cluster['connection'];
  /** Pid of the postmaster, undefined while it is being brought back. */
  readonly pid: number | undefined;
  /** Leaves the cluster; the last user to leave stops it and waits until it is gone. */
  stop: () => Promise<{ last: boolean }>;
}

/**
 * Starts the PostgreSQL kept in `dir`, or joins the one that already runs there, and keeps it running until `stop`.
 * Rejects with NoBinaryError where no binary runs on this machine, and otherwise with what PostgreSQL said.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(options.dir);
  const supervisor = new Supervisor(cluster, {
    locateNative: options.locateNative ?? locateNative,
    log: options.log ?? (() => undefined),
  });
  await supervisor.start();
  return {
    connection: cluster.connection,
    get pid() {
      return supervisor.pid;
    },
    stop: () => supervisor.stop(),
  };
}
