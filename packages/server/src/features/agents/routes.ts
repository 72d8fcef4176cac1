import { MESSAGES } from '@naija/contracts/domain/messages';
import { findState } from '@naija/contracts/domain/states';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { App } from '../../http/app-type.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { notFound } from '../../http/http-error.ts';
import { readPage } from '../../http/page.ts';
import { errorAnswers, pageQuery, uuid } from '../../http/schemas.ts';
import { toAgent, toSummary } from './present.ts';
import { countAgents, findAgent, listAgents, placeOf } from './repository.ts';
import { agentAnswer, agentListAnswer, agentParams, locationParams } from './schemas.ts';

const place = Type.Object({ deals: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }), id: uuid });
const tags = ['agents'];

/** Adds the calls that read agents. */
export function agentRoutes(app: App, db: Queryable): void {
  app.get(
    '/user/location/:location',
    {
      schema: {
        tags,
        summary: 'Agents of a state, most deals first',
        params: locationParams,
        querystring: pageQuery,
        response: { 200: agentListAnswer, ...errorAnswers },
      },
    },
    async ({ params, query }) => {
      const after = decodeCursor(place, query.cursor);
      const state = findState(params.location)?.slug;
      const total = state === undefined ? 0 : await countAgents(db, state);
      if (state === undefined || total === 0) throw notFound(MESSAGES.locationEmpty);
      const { page, last } = await readPage((count) => listAgents(db, state, after, count), query.limit);
      return {
        data: page.map(toSummary),
        nextCursor: last ? encodeCursor({ ...placeOf(last) }) : null,
        total,
      };
    },
  );

  app.get(
    '/user/:id',
    {
      schema: {
        tags,
        summary: 'The public record of an agent',
        params: agentParams,
        response: { 200: agentAnswer, ...errorAnswers },
      },
    },
    async ({ params }) => {
      const row = await findAgent(db, params.id);
      if (!row) throw notFound('There is no agent with this id');
      return { data: toAgent(row) };
    },
  );
}
