import type { AgentSort } from '@naija/contracts/http/agents';
import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { uuid } from '../../platform/http/schemas.ts';
import type { FoundAgent, ListPosition } from './repository.ts';
import { stateOf, type Criteria } from './search/selection.ts';
import { SORTINGS } from './sorting.ts';

const MAX_RANK = 4;

function cursorSchema(sort: AgentSort) {
  return Type.Object({
    list: Type.String(),
    fit: Type.Integer({ minimum: 0, maximum: MAX_RANK }),
    key: Type.Integer({ minimum: 0, maximum: SORTINGS[sort].maxKey }),
    id: uuid,
  });
}

/** A short hash of all that decides who is in a list and in which order. */
export function fingerprintOf(criteria: Criteria, sort: AgentSort | undefined): string {
  const { maxFee, minDeals, airbnb, verified } = criteria.filters;
  const who = stateOf(criteria) ?? [criteria.text?.trim().toLowerCase(), criteria.state];
  const text = JSON.stringify([who, maxFee, minDeals, airbnb, verified, sort]);
  return createHash('sha1').update(text).digest('base64url').slice(0, 12);
}

/** Throws HttpError 400 for a cursor of another list or order. */
export function decodeListCursor(
  fingerprint: string,
  sort: AgentSort,
  cursor: string | undefined,
): ListPosition | undefined {
  const decoded = decodeCursor(cursorSchema(sort), cursor);
  if (!decoded) return undefined;
  if (decoded.list !== fingerprint) throw badRequest('The cursor is not one of this list');
  return { rank: decoded.fit, key: decoded.key, id: decoded.id };
}

export function encodeListCursor(fingerprint: string, sort: AgentSort, agent: FoundAgent): string {
  return encodeCursor({ list: fingerprint, fit: agent.rank, key: SORTINGS[sort].keyOf(agent), id: agent.id });
}
