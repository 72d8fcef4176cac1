import fs from 'node:fs';
import path from 'node:path';

import { socketFolderOf } from './socket-folder.ts';

/** Where everything of one cluster lies. All paths are absolute. */
export interface Cluster {
  root: string;
  /** The PostgreSQL data folder. */
  data: string;
  logFile: string;
  /** Locked by whoever starts the cluster, and then by every process of the running cluster. */
  lockFile: string;
  /** Named pipe that every Node process using the cluster holds open. */
  usersPipe: string;
  /** Takes the library links where node_modules is read-only. */
  libraryFolder: string;
  connection: { host: string; port: number; user: string; database: string };
}

/** Describes the cluster kept in `dir`, creating the folder (0700) where it is missing. */
export function clusterIn(dir: string): Cluster {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const root = fs.realpathSync(dir);
  const data = path.join(root, 'pg18');
  return {
    root,
    data,
    logFile: path.join(root, 'postgres.log'),
    lockFile: path.join(root, 'cluster.lock'),
    usersPipe: path.join(root, 'users.pipe'),
    libraryFolder: path.join(root, 'lib'),
    connection: { host: socketFolderOf(data), port: 5432, user: 'app', database: 'postgres' },
  };
}
