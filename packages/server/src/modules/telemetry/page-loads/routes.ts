import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { anonymizeAddress } from '../../../platform/security-log/anonymize-address.ts';
import type { Services } from '../../../platform/module.ts';
import { createKnownReleases } from './known-releases.ts';
import { createFailingNetworks, createLoadShare } from './page-counts.ts';
import { countPageLoad } from './repository.ts';
import { createTotalLimit } from '../../../platform/rate-limits/total-limit.ts';
import { LOAD_OUTCOMES, type PageLoadReport } from '@naija/contracts/http/page-loads';

const NAME_MAX = 100;

const ROUTE_MAX = 300;

const TIME_MAX = 3_600_000;

const SHIFT_MAX = 1_000;

const vital = (maximum: number, description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum, description }));

const pageLoadBody = typedSchema<PageLoadReport>()(
  Type.Object({
    remote: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    version: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    route: Type.String({ maxLength: ROUTE_MAX, description: 'Pattern of the page, no address' }),
    outcome: Type.Enum([...LOAD_OUTCOMES]),
    lcp: vital(TIME_MAX, 'Milliseconds, rounded'),
    inp: vital(TIME_MAX, 'Milliseconds, rounded'),
    cls: vital(SHIFT_MAX, 'Rounded'),
  }),
);

const BODY_LIMIT = 1_024;
/** Limit of one process for all addresses, so that the database can count them beside its other work */
const MAX_PER_MINUTE = 1_800;

export function pageLoadRoutes(app: App, { db, limit, clock, registry }: Services): void {
  const isKnown = createKnownReleases(clock);
  const isWithinShare = createLoadShare(clock);
  const isFirst = createFailingNetworks(clock);
  const isWithinTotal = createTotalLimit(MAX_PER_MINUTE, clock);
  app.post(
    '/report/load',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['releases'],
        summary:
          'Counts one page load of a release, with nothing about the visitor; of releases that are not listed nothing is kept',
        body: pageLoadBody,
        response: { 204: Type.Null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      await limit(db, 'pageLoad', identifyClient(request));
      const { body, ip } = request;
      const network = anonymizeAddress(ip);
      const isCounted = isKnown(body, await registry()) && isWithinShare(network, body);
      if (isCounted && isWithinTotal(network))
        await countPageLoad(db, { ...body, isFirstFailure: isFirst(network, body) }, clock());
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
