import type { Vicinity } from '@naija/contracts/domain/places/place-map';
import type { CheckedRegistration } from '@naija/contracts/http/registrations';
import type { AgentFilters, ChargedAsPublished } from '@naija/contracts/http/agents';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { and, eq, gt, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Queryable, prepareOnce } from '../../database/database.ts';
import { isListed, isPublic } from '../../database/listed.ts';
import { agentActivity, agents, type AgentRow, registrations } from '../../database/schema.ts';
import { workPhotosOfAgent } from '../work-photos/index.ts';
import type { Sorting } from './sorting.ts';
import { speaks, worksIn } from './works-in.ts';
import { LIMITS } from '@naija/contracts/domain/limits';

/**
 * Column of a selection from `agents`: the number of answers that say that the fee was as published, and of all answers, each
 * in a visible comment.
 */
// Names are written out, because Drizzle omits tables in a selection from a single one.
const chargedColumn = sql<[asPublished: number, answers: number]>`(
  select array[count(*) filter (where comments.fee_as_published = 'yes'), count(*)]::int[]
  from fee_answers join comments on comments.id = fee_answers.comment_id
  where fee_answers.agent_id = agents.id and comments.hidden_at is null
)`;

/** Undefined while there are too few answers. */
export function toCharged([asPublished, answers]: [number, number]): ChargedAsPublished | undefined {
  return answers < LIMITS.feeAnswersMin ? undefined : { asPublished, answers };
}

export const listedColumns = {
  id: agents.id,
  name: agents.name,
  image: agents.image,
  state: agents.state,
  address: agents.address,
  inspectionFee: agents.inspectionFee,
  totalDeals: agents.totalDeals,
  deals: agents.deals,
  createdAt: agents.createdAt,
};

/** Agents that are equally relevant, apart from their distance. */
export interface Rank {
  condition: SQL | undefined;
  /** Kilometres by area, nearest first. */
  km?: Readonly<Record<string, number>> | undefined;
  isFar?: boolean;
}

export interface Selection {
  /** Disjoint, best first. */
  ranks: readonly Rank[];
  /** Disjoint conditions for the same agents, for the fastest count. */
  disjointParts: readonly (SQL | undefined)[];
  inPlace?: SQL | undefined;
  around?: SQL | undefined;
  vicinity?: Vicinity | undefined;
  filters: AgentFilters;
}

export interface ListPosition {
  rank: number;
  /** Kilometres, if agents are sorted by distance. */
  km?: number | undefined;
  key: number;
  id: string;
}

export type FoundAgent = Pick<AgentRow, keyof typeof listedColumns> & { rank: number };

export type RankedAgent = FoundAgent & Pick<AgentRow, 'locatedIn' | 'areas'> & { km: number | null };

/** Lists agents after a position, by rank, distance and sorting, in one statement. */
export async function listAgents(
  db: Queryable,
  { ranks, filters }: Pick<Selection, 'ranks' | 'filters'>,
  sorting: Sorting,
  after: ListPosition | undefined,
  limit: number,
): Promise<RankedAgent[]> {
  const queries = ranks.map(({ condition, km: kmByArea }, rank) => {
    const km = kmByArea && sql<number>`(${JSON.stringify(kmByArea)}::jsonb ->> ${agents.locatedIn}[1])::int`;
    return db
      .select({
        ...listedColumns,
        locatedIn: agents.locatedIn,
        areas: agents.areas,
        rank: sql<number>`${sql.raw(String(rank))}::int`,
        km: sql<number | null>`${km ?? sql`null::int`}`.as('km'),
      })
      .from(agents)
      .where(
        and(
          isListed,
          condition,
          meetsFilters(filters),
          rank === after?.rank ? isAfter(after, sorting, km) : undefined,
        ),
      )
      .orderBy(...(km ? [km] : []), ...sorting.order)
      .limit(limit);
  });
  const [first, second, ...others] = queries.slice(after?.rank ?? 0);
  if (!first) return [];
  // PostgreSQL runs the parts of `union all` in turn and skips those beyond the limit. A part with its own limit never runs in
  // parallel.
  return second ? unionAll(first, second, ...others).limit(limit) : first;
}

function isAfter({ km: afterKm = 0, key, id }: ListPosition, sorting: Sorting, km: SQL | undefined) {
  const isNext = sorting.isAfter(sorting.paramOf(key), id);
  return km ? or(sql`${km} > ${afterKm}`, and(sql`${km} = ${afterKm}`, isNext)) : isNext;
}

/** Counts up to `max` agents in each part. */
export async function countAgents(
  db: Queryable,
  { disjointParts, filters }: Pick<Selection, 'disjointParts' | 'filters'>,
  max: number,
): Promise<number> {
  const counts = disjointParts.map((condition) => {
    const found = db
      .select({ id: agents.id })
      .from(agents)
      .where(and(isListed, condition, meetsFilters(filters)))
      .limit(max);
    return sql`(select count(*) from ${found} as found)`;
  });
  if (counts.length === 0) return 0;
  const { rows } = await db.execute<{ total: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as total`,
  );
  return rows[0]?.total ?? 0;
}

export function meetsFilters({
  maxFee,
  maxCommission,
  maxAgreement,
  minDeals,
  airbnb,
  verified,
  area,
  language,
}: AgentFilters): SQL | undefined {
  return and(
    maxFee === undefined ? undefined : lte(agents.inspectionFee, maxFee),
    maxCommission === undefined ? undefined : lte(agents.commission, maxCommission),
    maxAgreement === undefined ? undefined : lte(agents.agreement, maxAgreement),
    minDeals === undefined ? undefined : gte(agents.deals, minDeals),
    airbnb === true ? gt(agents.airbnb, 0) : undefined,
    airbnb === false ? or(isNull(agents.airbnb), lte(agents.airbnb, 0)) : undefined,
    // All listed agents are verified.
    verified === false ? sql`false` : undefined,
    area === undefined ? undefined : worksIn(area),
    language === undefined ? undefined : speaks(language),
  );
}

export async function hasAgents(db: Queryable, state: string): Promise<boolean> {
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(isListed, eq(agents.state, state)))
    .limit(1);
  return rows.length > 0;
}

const recordColumns = {
  id: agents.id,
  name: agents.name,
  email: agents.email,
  publicEmail: agents.publicEmail,
  emailVerifiedAt: agents.emailVerifiedAt,
  phone: agents.phone,
  phoneVerifiedAt: agents.phoneVerifiedAt,
  address: agents.address,
  instagram: agents.instagram,
  state: agents.state,
  image: agents.image,
  bio: agents.bio,
  rentPrice: agents.rentPrice,
  sales: agents.sales,
  airbnb: agents.airbnb,
  inspectionFee: agents.inspectionFee,
  totalDeals: agents.totalDeals,
  agreement: agents.agreement,
  commission: agents.commission,
  areas: agents.areas,
  languages: agents.languages,
  updatedAt: agents.updatedAt,
  hiddenAt: agents.hiddenAt,
  blockedAt: agents.blockedAt,
};

export type RecordRow = Pick<AgentRow, keyof typeof recordColumns> & {
  /** Monday of the last login's week; absent if not read. */
  activeWeek?: string | null;
  registrations?: CheckedRegistration[];
};

/** Registrations are valid until their last day in Lagos has passed. */
const checkedRegistrations = sql<CheckedRegistration[]>`(
  select coalesce(json_agg(json_build_object(
    'register', ${registrations.register}, 'number', ${registrations.number},
    'checkedOn', ${registrations.checkedOn}, 'validUntil', ${registrations.validUntil}
  ) order by ${registrations.register}), '[]')
  from ${registrations}
  where ${registrations.agentId} = ${agents.id} and ${registrations.state} = 'confirmed'
    and ${registrations.validUntil} >= (now() at time zone 'Africa/Lagos')::date
)`;

export type FoundRecord = RecordRow & {
  charged: [asPublished: number, answers: number];
  work: WorkPhoto[] | null;
};

const findById = prepareOnce((db) =>
  db
    .select({
      ...recordColumns,
      activeWeek: agentActivity.week,
      charged: chargedColumn,
      registrations: checkedRegistrations,
      work: workPhotosOfAgent,
    })
    .from(agents)
    .leftJoin(agentActivity, eq(agentActivity.agentId, agents.id))
    .where(and(eq(agents.id, sql.placeholder('id')), isPublic))
    .prepare('agent'),
);

/** Finds the record of a public agent, with the answers about fees and the photos of work. */
export async function findPublicRecord(db: Queryable, id: string): Promise<FoundRecord | undefined> {
  const rows = await findById(db).execute({ id });
  return rows[0];
}
