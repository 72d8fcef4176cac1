import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { phoneIn } from '@naija/contracts/domain/phone';
import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import type { FastifyReply } from 'fastify';
import { isHidden } from '../../database/listed.ts';
import { AGENTS_TOPIC, agentTopic } from '../../platform/content-changes/content-changes.ts';
import type { App } from '../../platform/http/app-type.ts';
import { gone, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { Services } from '../../platform/module.ts';
import { agentETag, readOwn, toAgent } from './agent-record.ts';
import { readList, readLocation } from './list.ts';
import { findPublicRecord, toCharged } from './repository.ts';
import {
  agentListResponse,
  agentParams,
  agentResponse,
  listQuery,
  locationParams,
  searchQuery,
  siteFiguresResponse,
} from './schemas.ts';
import { findByNumber } from './search/number-search.ts';
import { countSiteFigures } from './site-figures.ts';
import { parseSearchText, parseStateSlug, refuseMalformedQuery } from './search/search-text.ts';

const tags = ['agents'];

export function publicAgentRoutes(app: App, context: Services): void {
  listRoutes(app, context);
  recordRoute(app, context);
}

function recordRoute(app: App, { db, readPublic, clock, guards }: Services): void {
  app.get(
    '/user/:id',
    {
      config: { shared: true, topics: ({ id = '' }) => [agentTopic(id)] },
      onRequest: guards.recogniseAgent,
      schema: {
        tags,
        summary:
          'The public record of an agent with the photos of work, and to the agent what is still missing',
        params: agentParams,
        response: { 200: agentResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const row = await readPublic(request, (reader) => findPublicRecord(reader, request.params.id));
      if (!row) throw notFound('There is no agent with this id');
      const isOwn = request.agent?.id === row.id;
      if (isHidden(row) && !isOwn) throw gone(MODERATION_RESPONSES.profileGone);
      const data = toAgent(row);
      const work = row.work && { work: row.work };
      if (isOwn) {
        reply.header('etag', agentETag(data));
        return { data, ...work, own: await readOwn(db, row, clock()) };
      }
      const charged = toCharged(row.charged);
      const shown = { ...(charged && { charged }), ...work };
      reply.header('etag', agentETag(data, shown));
      return { data, ...shown };
    },
  );
}

function listRoutes(app: App, context: Services): void {
  const { readPublic } = context;
  const response = { 200: agentListResponse, ...errorResponses };
  const topics = () => [AGENTS_TOPIC];
  app.get(
    '/user/location/:location',
    {
      config: { shared: true, topics },
      schema: {
        tags,
        summary: 'Agents of a state, or those that fit a text',
        params: locationParams,
        querystring: listQuery,
        response,
      },
    },
    (request, reply) => {
      const { params, query, url } = request;
      refuseMalformedQuery(url);
      const text = parseSearchText(params.location);
      const number = phoneIn(text);
      if (number !== undefined) return whoCalled(context, reply, number, query);
      return readPublic(request, (db) => readLocation(db, text, query));
    },
  );

  app.get(
    '/figures',
    {
      config: { shared: true, topics },
      schema: {
        tags,
        summary: 'How many agents are listed, and what of them was checked',
        response: { 200: siteFiguresResponse, ...errorResponses },
      },
    },
    (request) => readPublic(request, countSiteFigures),
  );

  app.get(
    '/user',
    {
      config: { shared: true, topics },
      schema: { tags, summary: 'Agents by words, by state or all', querystring: searchQuery, response },
    },
    (request, reply) => {
      const { query, url } = request;
      refuseMalformedQuery(url);
      const text = parseSearchText(query.q ?? '');
      const number = phoneIn(text);
      if (number !== undefined) return whoCalled(context, reply, number, query);
      const criteria = {
        text: text === '' ? undefined : text,
        state: query.state === undefined ? undefined : parseStateSlug(query.state),
        filters: query,
      };
      return readPublic(request, (db) => readList(db, criteria, query));
    },
  );
}

/**
 * Looks up the owner of a number, within a rate limit. The response is not cached, because a cache would serve it without the
 * limit.
 */
async function whoCalled(
  { db, readPublic, limit }: Services,
  reply: FastifyReply,
  number: string,
  filters: AgentFilters,
): Promise<AgentListResponse> {
  await limit(db, 'numberSearch', identifyClient(reply.request));
  reply.header('cache-control', 'no-store');
  return readPublic(reply.request, (reader) => findByNumber(reader, number, filters));
}
