import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { lastSwitch, readRegistryFile, readReleasesStatus } from '@naija/releases';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import type { Services } from '../../platform/module.ts';
import { publishKeyOf, type PublishGuards } from './guards.ts';
import { keyStatus } from './keys/key-status.ts';
import type { KnownKey } from './keys/recognise-key.ts';
import { canaryStatus, pageFigures, withFigures } from '../canaries/index.ts';
import { failureCounts, recentFailures } from '../telemetry/index.ts';
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
      const { pages = false, remote: only } = request.query;
      const registry = await readRegistryFile(releases.dir);
      const { remotes, audit } = await readReleasesStatus(releases.dir, { registry, remote: only });
      const isShown = ({ remote }: { remote: string }) => remotes.some((shown) => shown.remote === remote);
      const own = await remotesWithKeys(releases.dir, registry, publishKeyOf(request), only);
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
        keys: await keyStatus(db, publishKeys, own),
        canaries: (await canaryStatus(db, registry, clock())).filter(isShown),
        recentFailures: await recentFailures(
          db,
          own.filter((remote) => isShown({ remote })),
          clock(),
        ),
        ...(pages && { pages: (await pageFigures(db, clock())).filter(isShown) }),
        ...(rendering && { renderers: rendering.status().filter(isShown) }),
      };
      return reply.header('cache-control', 'no-store').send(status);
    },
  );
}

/** Remotes whose keys are shown: those of the request's key. One that was retired is shown only if it is asked for. */
async function remotesWithKeys(
  remotesDir: string,
  registry: Registry,
  { remotes }: KnownKey,
  only: string | undefined,
): Promise<string[]> {
  if (only !== undefined) return remotes.filter((remote) => remote === only);
  const listed = remoteNames(registry);
  const shown: string[] = [];
  for (const remote of remotes)
    if (listed.includes(remote) || (await lastSwitch(remotesDir, remote))?.action !== 'retire')
      shown.push(remote);
  return shown;
}
