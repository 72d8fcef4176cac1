import type { AgentListQuery, AgentSort } from '@naija/contracts/http/agents';
import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { uuid } from '../../platform/http/schemas.ts';
import type { FoundAgent, ListPosition, RankedAgent } from './repository.ts';
import { READINGS, type Reading, isSearch, stateOf } from './search/plan-search.ts';
import type { Criteria } from './search/selection.ts';
import { SORTINGS } from './sorting.ts';

const MAX_RANK = 12;
/** More than the distance between any two places in Nigeria */
const MAX_KM = 2_000;

/** All pages of a list interpret its text like the first one. */
export interface ListCursor extends ListPosition {
  reading: Reading;
}

function cursorSchema(sort: AgentSort) {
  return Type.Object({
    list: Type.String(),
    fit: Type.Integer({ minimum: 0, maximum: MAX_RANK }),
    km: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_KM })),
    key: Type.Integer({ minimum: 0, maximum: SORTINGS[sort].maxKey }),
    id: uuid,
  });
}

/** @throws HttpError 400 for a cursor of another list or order */
export function decodeListCursor(criteria: Criteria, query: AgentListQuery): ListCursor | undefined {
  const decoded = decodeCursor(cursorSchema(query.sort ?? 'deals'), query.cursor);
  if (!decoded) return undefined;
  const reading = READINGS.find((reading) => fingerprintOf(criteria, query, reading) === decoded.list);
  if (!reading) throw badRequest('The cursor is not one of this list');
  return { reading, rank: decoded.fit, km: decoded.km, key: decoded.key, id: decoded.id };
}

export function encodeListCursor(
  criteria: Criteria,
  query: AgentListQuery,
  reading: Reading,
  agent: FoundAgent & Partial<Pick<RankedAgent, 'km'>>,
): string {
  const key = SORTINGS[query.sort ?? 'deals'].keyOf(agent);
  return encodeCursor({
    list: fingerprintOf(criteria, query, reading),
    fit: agent.rank,
    ...(typeof agent.km === 'number' && { km: agent.km }),
    key,
    id: agent.id,
  });
}

/** Short hash of everything that decides which agents are in a list, and in which order. */
function fingerprintOf(criteria: Criteria, query: AgentListQuery, reading: Reading): string {
  const { maxFee, minDeals, airbnb, verified, area, language, maxCommission, maxAgreement } =
    criteria.filters;
  const who = stateOf(criteria) ?? [criteria.text?.trim().toLowerCase(), criteria.state];
  const sort = query.sort ?? (isSearch(criteria) ? undefined : 'deals');
  // Filters that were not chosen are left out, so that earlier links stay valid.
  const served = area === undefined && language === undefined ? [] : [area, language];
  const shares =
    maxCommission === undefined && maxAgreement === undefined ? [] : [{ maxCommission, maxAgreement }];
  const text = JSON.stringify([who, maxFee, minDeals, airbnb, verified, sort, reading, ...served, ...shares]);
  return createHash('sha1').update(text).digest('base64url').slice(0, 12);
}
