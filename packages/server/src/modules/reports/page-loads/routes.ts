import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { anonymizeAddress } from '../../../platform/security-log/anonymize-address.ts';
import type { Services } from '../../../platform/module.ts';
import { createKnownReleases } from './known-releases.ts';
import { createLoadShare } from './load-share.ts';
import { countPageLoad } from './repository.ts';
import { pageLoadBody } from './schemas.ts';
import { createTotalLimit } from '../total-limit.ts';

const BODY_LIMIT = 1_024;
/** Of one process, from all addresses: what the database counts beside its other work. */
const MAX_PER_MINUTE = 1_800;

export function pageLoadRoutes(app: App, { db, limit, clock, registry }: Services): void {
  const isKnown = createKnownReleases(clock);
  const isWithinShare = createLoadShare(clock);
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
      if (isCounted && isWithinTotal(network)) await countPageLoad(db, body, clock());
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
