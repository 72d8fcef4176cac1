import fs from 'node:fs';
import path from 'node:path';

import { socketFolderOf } from './socket-folder.ts';

const DATA_FOLDER = 'pg18';

export interface Cluster {
  root: string;
  data: string;
  logFile: string;
  /** Locked by every process of the cluster, and by the process that starts it. */
  lockFile: string;
  /** FIFO that every member process holds open. */
  livenessPipe: string;
  libraryFolder: string;
  connection: ClusterConnection;
  superuser: ClusterConnection;
}

export interface ClusterConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The bootstrap superuser of initdb; its name dates from clusters in which the application connected as it. */
export const SUPERUSER = 'app';
export const APPLICATION_ROLE = 'naija_server';

/** The cluster in `dir`, which is created (0700) if it is missing. */
export function clusterIn(dir: string): Cluster {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const root = fs.realpathSync(dir);
  const data = path.join(root, DATA_FOLDER);
  const server = { host: socketFolderOf(data), port: 5432, database: 'postgres' };
  return {
    root,
    data,
    logFile: path.join(root, 'postgres.log'),
    lockFile: path.join(root, 'cluster.lock'),
    livenessPipe: path.join(root, 'users.pipe'),
    libraryFolder: path.join(root, 'lib'),
    connection: { ...server, user: APPLICATION_ROLE },
    superuser: { ...server, user: SUPERUSER },
  };
}

export function holdsCluster(dir: string): boolean {
  return fs.existsSync(path.join(dir, DATA_FOLDER, 'PG_VERSION'));
}
