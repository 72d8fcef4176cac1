import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { readRegistryFile, readReleasesStatus } from '@naija/releases';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import type { Services } from '../../platform/module.ts';
import { publishKeyOf, type PublishGuards } from './guards.ts';
import { keyStatus } from './keys/key-status.ts';
import { canaryStatus, pageFigures, withFigures } from '../canaries/index.ts';
import { failureCounts } from '../telemetry/index.ts';
import { statusQuery, statusResponse } from './status-schemas.ts';

export function statusRoute(
  app: App,
  { db, publishKeys, releases, rendering, clock }: Services,
  guards: PublishGuards,
): void {
  app.get(
    '/releases',
    {
      onRequest: guards.requireKey,
      schema: {
        tags: ['releases'],
        summary:
          'The releases of every remote, how often they were reported to fail, what page loads say of them, their renderers, and the latest switches',
        querystring: statusQuery,
        response: { 200: statusResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { pages = false } = request.query;
      const registry = await readRegistryFile(releases.dir);
      const { remotes, audit } = await readReleasesStatus(releases.dir, registry);
      const failuresOf = await failureCounts(db);
      const counted = await withFigures(db, remotes, clock());
      const status: ReleasesStatus = {
        remotes: counted.map(({ releases: listed, ...remote }) => ({
          ...remote,
          releases: listed.map((release) => ({
            ...release,
            failures: failuresOf(remote.remote, release.version),
          })),
        })),
        audit,
        keys: await keyStatus(db, publishKeys, publishKeyOf(request).remotes),
        canaries: await canaryStatus(db, registry),
        ...(pages && { pages: await pageFigures(db, clock()) }),
        ...(rendering && { renderers: rendering.status() }),
      };
      return reply.header('cache-control', 'no-store').send(status);
    },
  );
}
