import type { AgentFilters, AgentSort } from '@naija/contracts/http/agents';
import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { type Queryable, prepareOnce } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents } from '../../database/schema.ts';
import { listedColumns, meetsFilters, type FoundAgent, type ListPosition } from './repository.ts';
import { SORTINGS } from './sorting.ts';

/** List of the agents of one state, or of all states, without a search text. */
export interface StateList {
  state: string | undefined;
  maxFee: number | undefined;
  minDeals: number | undefined;
  airbnb: boolean | undefined;
  /** Filters for whose values PostgreSQL plans separately. */
  rest: { [Name in 'area' | 'language' | 'maxCommission' | 'maxAgreement']: AgentFilters[Name] | undefined };
  sort: AgentSort;
  after: ListPosition | undefined;
  count: number;
  maxTotal: number;
}

interface JsonRow {
  id: string;
  name: string;
  image: string | null;
  state: string;
  address: string;
  inspection_fee: number | null;
  total_deals: number | null;
  deals: number;
  created_ms: number;
}

const { createdAt, ...columns } = listedColumns;
const USUAL_COUNT = LIMITS.pageSize + 1;
const MAX_INTEGER = 2 ** 31 - 1;

const statementsOf = prepareOnce(() => new Map<string, ReturnType<typeof prepareStatement>>());

/**
 * Reads total and rows in one statement, which PostgreSQL parses and plans once. Building it again takes half the time of a
 * request.
 */
export async function readStateList(
  db: Queryable,
  list: StateList,
): Promise<{ total: number; rows: FoundAgent[] }> {
  const { state, maxFee = MAX_INTEGER, minDeals = 0, sort, after, count: limit, maxTotal } = list;
  const [found] = await statementFor(db, list).execute({
    state,
    maxFee,
    minDeals,
    maxTotal,
    limit,
    ...(after && { key: SORTINGS[sort].paramOf(after.key), id: after.id }),
  });
  return { total: found?.total ?? 0, rows: (found?.rows ?? []).map(fromJson) };
}

/** Connections keep prepared statements, so only a few are built. */
function statementFor(db: Queryable, { state, airbnb, rest, sort, after, count }: StateList) {
  const shape = {
    hasState: state !== undefined,
    airbnb,
    sort,
    isAfter: !!after,
    isUsual: count === USUAL_COUNT,
  };
  // A plan for one area, language or percentage does not suit another, so these are planned each time.
  const chosen = Object.entries(rest).filter(([, value]) => value !== undefined);
  if (chosen.length > 0) return prepareStatement(db, '', shape, Object.fromEntries(chosen));
  const statements = statementsOf(db);
  const name = ['list', ...Object.values(shape).map(String)].join(' ');
  const statement = statements.get(name) ?? prepareStatement(db, name, shape);
  statements.set(name, statement);
  return statement;
}

interface Shape {
  hasState: boolean;
  airbnb: boolean | undefined;
  sort: AgentSort;
  isAfter: boolean;
  isUsual: boolean;
}

function prepareStatement(
  db: Queryable,
  name: string,
  { hasState, airbnb, sort, isAfter, isUsual }: Shape,
  rest: AgentFilters = {},
) {
  const sorting = SORTINGS[sort];
  const matches = and(
    isListed,
    hasState ? eq(agents.state, sql.placeholder('state')) : undefined,
    lte(agents.inspectionFee, sql.placeholder('maxFee')),
    gte(agents.deals, sql.placeholder('minDeals')),
    meetsFilters({ ...(airbnb !== undefined && { airbnb }), ...rest }),
  );
  const counted = db.select({ id: agents.id }).from(agents).where(matches).limit(sql.placeholder('maxTotal'));
  const page = db
    .select({
      ...columns,
      createdMs: sql`(extract(epoch from ${createdAt}) * 1000)::float8`.as('created_ms'),
    })
    .from(agents)
    .where(and(matches, isAfter ? sorting.isAfter(sql.placeholder('key'), sql.placeholder('id')) : undefined))
    .orderBy(...sorting.order)
    // A limit as a parameter would make PostgreSQL plan for a tenth of all rows.
    .limit(isUsual ? USUAL_COUNT : sql.placeholder('limit'));
  return (
    db
      .select({
        total: sql<number>`(select count(*) from ${counted} as counted)::int`,
        rows: sql<JsonRow[]>`(select coalesce(json_agg(page), '[]') from ${page} as page)`,
      })
      .from(sql`(select) as nothing`)
      // In other orders the best plan depends on how many agents the filters leave. A statement without a name is planned each
      // time.
      .prepare(sort === 'deals' ? name : '')
  );
}

function fromJson(row: JsonRow): FoundAgent {
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    state: row.state,
    address: row.address,
    inspectionFee: row.inspection_fee,
    totalDeals: row.total_deals,
    deals: row.deals,
    createdAt: new Date(row.created_ms),
    rank: 0,
  };
}
