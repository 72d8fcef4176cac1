import fs from 'node:fs';
import path from 'node:path';

import type { Cluster } from './cluster.ts';

const COMMENT =
  '# Written at each start of the cluster: who may connect, over the socket, as whom. Nobody else may.';

/**
 * Writes the rules by which the cluster lets connections in (pg_hba.conf), before it is started: two roles, each to one
 * database, nobody over a network and nobody for replication.
 */
export function writeAccessRules({ data, connection, superuser }: Cluster): void {
  const rules = [superuser, connection].map(({ database, user }) => `local ${database} ${user} trust`);
  // Into the file that initdb has made, which keeps its owner and mode.
  fs.writeFileSync(path.join(data, 'pg_hba.conf'), [COMMENT, ...rules, ''].join('\n'));
}
