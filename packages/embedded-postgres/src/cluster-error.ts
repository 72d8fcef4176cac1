const WAY_ON =
  'Set DATABASE_URL to a PostgreSQL server, for example postgres://user:password@localhost:5432/naija.';

/** The embedded PostgreSQL does not run on this machine. The message explains the reason and what to do. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/** Creates the error for a machine on which no PostgreSQL binary runs. */
export function noBinaryError(reason: string): ClusterError {
  return new ClusterError(`No embedded PostgreSQL for this machine (${reason}). ${WAY_ON}`);
}

/** Creates the error for a database folder that initdb did not create. @param log output of initdb */
export function noFolderError(log: string): ClusterError {
  const hint = log.includes('could not look up effective user ID')
    ? ` Start as a user who has an entry in /etc/passwd. Or: ${WAY_ON}`
    : '';
  return new ClusterError(`The database folder could not be created: ${log}${hint}`);
}
