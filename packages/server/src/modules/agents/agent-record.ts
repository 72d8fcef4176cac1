import { areaOf } from '@naija/contracts/domain/places/area-of';
import { photoUrl } from '@naija/contracts/domain/photos';
import {
  LISTING_STEPS,
  type Agent,
  type AgentResponse,
  type AgentSummary,
  type ListingStep,
  type OwnAgent,
} from '@naija/contracts/http/agents';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { createBoundedCache } from '../../platform/caching/bounded-cache.ts';
import { matchesETag } from '../../platform/http/etag.ts';
import { findPendingEmail, isOperator } from '../identity/index.ts';
import type { RecordRow } from './repository.ts';

type SummaryRow = Pick<
  RecordRow,
  'id' | 'name' | 'image' | 'state' | 'address' | 'inspectionFee' | 'totalDeals'
>;

// Reading an address takes 6 µs, and a list has 24 of them
const areas = createBoundedCache<{ area: string | null; size: number }>({
  maxEntries: 10_000,
  maxBytes: 4_000_000,
});

function knownArea(address: string, state: string): string | null {
  const key = `${state} ${address}`;
  const known = areas.get(key);
  if (known) return known.area;
  const area = areaOf(address, state);
  areas.set(key, { area, size: 2 * key.length });
  return area;
}

export function toSummary(row: SummaryRow): AgentSummary {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    image: row.image === null ? null : photoUrl(row.image, 640, 'jpg'),
    state: row.state,
    stateCity: row.state,
    inspectionFee: row.inspectionFee,
    totalDeals: row.totalDeals,
    area: knownArea(row.address, row.state),
  };
}

/** Makes the public record of an agent. */
export function toAgent(row: Omit<RecordRow, 'hiddenAt' | 'blockedAt'>): Agent {
  return {
    ...toSummary(row),
    email: row.publicEmail ?? row.email,
    phone: row.phone,
    address: row.address,
    instagram: row.instagram,
    isVerified: row.emailVerifiedAt !== null,
    bio: row.bio,
    rentPrice: row.rentPrice,
    sales: row.sales,
    airbnb: row.airbnb,
    agreement: row.agreement,
    commission: row.commission,
    // Empty lists are left out, so that older records keep their ETag.
    ...(row.areas.length > 0 && { areas: row.areas }),
    ...(row.languages.length > 0 && { languages: row.languages }),
    ...(row.publicEmail !== null && { publicEmail: row.publicEmail }),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.activeWeek !== undefined && { activeWeek: row.activeWeek }),
    phoneVerifiedAt: row.phoneVerifiedAt?.toISOString() ?? null,
    ...(row.registrations && { registrations: row.registrations }),
  };
}

/**
 * Computes the ETag of a public record. It hashes the record and not its bytes, so it is the same for every compression. The
 * area is left out, because it follows from the address and may be read differently by another release. What changes without an
 * edit follows the hash, for caches only: the week of the last login, and hashes of checks, of answers about fees and of the
 * photos of work.
 */
export function agentETag(
  agent: Agent,
  { charged, work }: Pick<AgentResponse, 'charged' | 'work'> = {},
): string {
  const { activeWeek } = agent;
  const checks = hashOf(checksOf(agent));
  const parts = [
    editedHash(agent),
    ...(typeof activeWeek === 'string' ? [activeWeek] : []),
    ...(checks === NO_CHECKS ? [] : [checks]),
    ...(charged ? [`${String(charged.asPublished)}-${String(charged.answers)}`] : []),
    ...(work ? [hashOf({ work })] : []),
  ];
  return `"${parts.join('.')}"`;
}

/** Ignores what changes without an edit. */
export function isCurrentRecord(ifMatch: string, record: Agent): boolean {
  const edited = ifMatch.split(',').map((tag) => {
    const point = tag.indexOf('.');
    return point === -1 ? tag : `${tag.slice(0, point)}"`;
  });
  return matchesETag(edited.join(','), `"${editedHash(record)}"`);
}

function editedHash({
  area: _,
  activeWeek: _week,
  phoneVerifiedAt: _phone,
  registrations: _registrations,
  ...edited
}: Agent): string {
  return hashOf(edited);
}

function checksOf({ phoneVerifiedAt = null, registrations = [] }: Partial<Agent>) {
  return { phoneVerifiedAt, registrations };
}

const NO_CHECKS = hashOf(checksOf({}));

function hashOf(record: object): string {
  // A record read from JSON has its fields in another order.
  const fields = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

const IS_DONE: Record<ListingStep, (row: RecordRow) => boolean> = {
  verification: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  image: ({ image }) => image !== null,
  bio: ({ bio }) => bio !== null,
  inspectionFee: ({ inspectionFee }) => inspectionFee !== null,
};

/** Reads the part of the record that only the agent sees. */
export async function readOwn(db: Queryable, row: RecordRow, now: Date): Promise<OwnAgent> {
  return {
    email: row.email,
    pendingEmail: await findPendingEmail(db, row.id, now),
    missing: LISTING_STEPS.filter((step) => !IS_DONE[step](row)),
    ...((await isOperator(db, row.id)) && { isOperator: true as const }),
  };
}
