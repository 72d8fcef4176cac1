import { locateNative } from './binaries.ts';
import { clusterIn, type Cluster } from './cluster.ts';
import { Supervisor } from './supervisor.ts';

export { holdsCluster } from './cluster.ts';
export { ClusterError } from './cluster-error.ts';

export interface EmbeddedPostgresOptions {
  dir: string;
  log?: (message: string) => void;
  locateNative?: () => string;
}

export interface EmbeddedPostgres {
  /** Connection without a password, because the socket in folder `host` is private to this user. */
  connection: Cluster['connection'];
  /** Process id of the postmaster; undefined while it restarts. */
  readonly pid: number | undefined;
  /** Leaves the cluster; the last member stops it. */
  stop: () => Promise<{ last: boolean }>;
}

/**
 * Starts the PostgreSQL in `dir`, or joins the running one, and restarts it after crashes until `stop`.
 * @throws ClusterError if it does not run on this machine
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
