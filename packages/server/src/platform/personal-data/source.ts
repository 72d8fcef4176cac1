import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';

/** What a module holds about an agent: for the file that they download, and for the deletion of their account. */
export interface PersonalDataSource {
  /** Key in the file. */
  name: string;
  tables: readonly PgTable[];
  /** Rows as JSON has them, without secrets such as hashes of passwords and tokens; in batches where there may be many. */
  read: (db: Queryable, agent: AgentRow) => Promise<readonly object[]> | AsyncIterable<object>;
  /** Deletes what does not go with the agent's row, in the transaction that deletes that. */
  erase?: (tx: Queryable, agent: AgentRow) => Promise<void>;
}
