import type { ReleasesStatus } from '@naija/contracts/http/releases';
import { readRegistryFile, readReleasesStatus } from '@naija/releases';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import type { ReleaseContext } from './context.ts';
import type { PublishGuards } from './guards.ts';
import { canaryStatus, withFigures } from '../canaries/index.ts';
import { failureCounts } from '../reports/index.ts';
import { statusResponse } from './schemas.ts';

export function statusRoute(
  app: App,
  { db, remotesDir, rendering, clock }: ReleaseContext,
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
        response: { 200: statusResponse, ...errorResponses },
      },
    },
    async (_request, reply) => {
      const { remotes, audit } = await readReleasesStatus(remotesDir);
      const failuresOf = await failureCounts(db);
      const counted = await withFigures(db, remotes, clock());
      const status: ReleasesStatus = {
        remotes: counted.map(({ releases, ...remote }) => ({
          ...remote,
          releases: releases.map((release) => ({
            ...release,
            failures: failuresOf(remote.remote, release.version),
          })),
        })),
        audit,
        canaries: await canaryStatus(db, await readRegistryFile(remotesDir)),
        ...(rendering && { renderers: rendering.status() }),
      };
      return reply.header('cache-control', 'no-store').send(status);
    },
  );
}
