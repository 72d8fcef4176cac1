import type { AgentSort } from '@naija/contracts/http/agents';
import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { uuid } from '../../platform/http/schemas.ts';
import type { AgentPlace, FoundAgent } from './repository.ts';
import { wantedState, type Wanted } from './selection.ts';
import { SORTINGS } from './sorting.ts';

const MOST_FITS = 4;

function placeIn(sort: AgentSort) {
  return Type.Object({
    list: Type.String(),
    fit: Type.Integer({ minimum: 0, maximum: MOST_FITS }),
    key: Type.Integer({ minimum: 0, maximum: SORTINGS[sort].maxKey }),
    id: uuid,
  });
}

/** Names a list by all that decides who is in it and in which order, in a few characters. */
export function listName(wanted: Wanted, sort: AgentSort | undefined): string {
  const state = wantedState(wanted);
  const { maxFee, minDeals, airbnb, verified } = wanted.filters;
  const who = state ?? [wanted.text?.trim().toLowerCase(), wanted.state];
  const text = JSON.stringify([who, maxFee, minDeals, airbnb, verified, sort]);
  return createHash('sha1').update(text).digest('base64url').slice(0, 12);
}

/** @throws HttpError 400 when the cursor is of another list, or of the same in another order. */
export function readPlace(list: string, sort: AgentSort, cursor: string | undefined): AgentPlace | undefined {
  const place = decodeCursor(placeIn(sort), cursor);
  if (place && place.list !== list) throw badRequest('The cursor is not one of this list');
  return place;
}

/** The cursor for what comes after an agent. */
export function writePlace(list: string, sort: AgentSort, agent: FoundAgent): string {
  return encodeCursor({ list, fit: agent.fit, key: SORTINGS[sort].keyOf(agent), id: agent.id });
}
