import fs from 'node:fs';
import path from 'node:path';

import { socketFolderOf } from './socket-folder.ts';

const DATA_FOLDER = 'pg18';

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
  /** How the application connects: as a role without the rights of a superuser. */
  connection: ClusterConnection;
  /** How the keeper of the cluster connects: as the role that initdb made. */
  superuser: ClusterConnection;
}

export interface ClusterConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/**
 * The role that initdb makes, which PostgreSQL lets nobody take the rights of a superuser from. Its name is that of the
 * first clusters, where the application connected as this role.
 */
export const SUPERUSER = 'app';
/** The role that the application connects as; it owns the tables. */
export const APPLICATION_ROLE = 'naija_server';

/** Describes the cluster kept in `dir`, creating the folder (0700) where it is missing. */
export function clusterIn(dir: string): Cluster {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const root = fs.realpathSync(dir);
  const data = path.join(root, DATA_FOLDER);
  const place = { host: socketFolderOf(data), port: 5432, database: 'postgres' };
  return {
    root,
    data,
    logFile: path.join(root, 'postgres.log'),
    lockFile: path.join(root, 'cluster.lock'),
    usersPipe: path.join(root, 'users.pipe'),
    libraryFolder: path.join(root, 'lib'),
    connection: { ...place, user: APPLICATION_ROLE },
    superuser: { ...place, user: SUPERUSER },
  };
}

/** Whether a cluster was ever made in `dir`. */
export function holdsCluster(dir: string): boolean {
  return fs.existsSync(path.join(dir, DATA_FOLDER, 'PG_VERSION'));
}
