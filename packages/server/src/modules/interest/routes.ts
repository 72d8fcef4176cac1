import type { Services } from '../../platform/module.ts';
import { INTERESTS_MAX } from '@naija/contracts/http/interest';
import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import { anonymizeAddress } from '../../platform/security-log/anonymize-address.ts';
import { agentOf } from '../identity/index.ts';
import { createNetworkShare } from '../../platform/rate-limits/network-share.ts';
import { createTotalLimit } from '../../platform/rate-limits/total-limit.ts';
import { countInterests, listedInterests, weeklyFigures } from './repository.ts';
import { interestBody, ownFiguresResponse } from './schemas.ts';

/** An interest takes 70 bytes */
const BODY_LIMIT = INTERESTS_MAX * 160;
/** Limit of one process for all addresses, so that the database can count them beside its other work */
const MAX_PER_MINUTE = 1_200;
/** One network adds no more than this per kind, agent and day, or a quarter of what others add */
const NETWORK_BOUNDS = {
  periodMs: 24 * 60 * 60 * 1_000,
  share: 0.25,
  min: 10,
  maxOfNetwork: 25_000,
  maxCounted: 200_000,
};

export function interestRoutes(app: App, context: Services): void {
  countRoute(app, context);
  ownFiguresRoute(app, context);
}

function countRoute(app: App, { db, limit, clock }: Services): void {
  const isWithinShare = createNetworkShare(clock, NETWORK_BOUNDS);
  const isWithinTotal = createTotalLimit(MAX_PER_MINUTE, clock);
  app.post(
    '/report/interest',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['agents'],
        summary: 'Counts what one visit did about agents, by week and with nothing about the visitor',
        body: interestBody,
        response: { 204: Type.Null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      await limit(db, 'interest', identifyClient(request));
      const network = anonymizeAddress(request.ip);
      if (isWithinTotal(network)) {
        const listed = await listedInterests(db, request.body.interests);
        const counted = listed.filter(({ agent, kind }) => isWithinShare(network, `${agent} ${kind}`));
        await countInterests(db, counted, clock());
      }
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function ownFiguresRoute(app: App, { db, clock, guards }: Services): void {
  app.get(
    '/user/figures',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags: ['account'],
        summary: 'How often visitors have seen, reached and saved your own profile, by week',
        response: { 200: ownFiguresResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const weeks = await weeklyFigures(db, agentOf(request).id, clock());
      return reply.header('cache-control', 'no-store').send({ weeks });
    },
  );
}
