import type { AgentSort } from '@naija/contracts/http/agents';
import { asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { agents, type AgentRow } from '../../database/schema.ts';

/** Sorts by an integer, ties by id in the same direction. */
export interface Sorting {
  order: SQL[];
  /** Deals, whole naira or milliseconds since 1970. */
  keyOf: (agent: Pick<AgentRow, 'deals' | 'inspectionFee' | 'createdAt'>) => number;
  maxKey: number;
  paramOf: (key: number) => number | string;
  isAfter: (key: number | string | Placeholder, id: string | Placeholder) => SQL;
}

const MAX_INTEGER = 2 ** 31 - 1;
const END_OF_9999_MS = 253_402_300_799_999;

// These orders are written as in the indexes that serve them.
export const SORTINGS: Record<AgentSort, Sorting> = {
  deals: {
    order: [desc(agents.deals), desc(agents.id)],
    keyOf: ({ deals }) => deals,
    maxKey: MAX_INTEGER,
    paramOf: (key) => key,
    isAfter: (key, id) => sql`(${agents.deals}, ${agents.id}) < (${key}::int, ${id}::uuid)`,
  },
  fee: {
    order: [asc(agents.inspectionFee), asc(agents.id)],
    keyOf: ({ inspectionFee }) => inspectionFee ?? 0,
    maxKey: MAX_INTEGER,
    paramOf: (key) => key,
    isAfter: (key, id) => sql`(${agents.inspectionFee}, ${agents.id}) > (${key}::int, ${id}::uuid)`,
  },
  newest: {
    order: [desc(agents.createdAt), desc(agents.id)],
    keyOf: ({ createdAt }) => createdAt.getTime(),
    maxKey: END_OF_9999_MS,
    paramOf: (key) => new Date(key).toISOString(),
    isAfter: (key, id) => sql`(${agents.createdAt}, ${agents.id}) < (${key}::timestamptz, ${id}::uuid)`,
  },
};
