import { releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { removeExpiredPreviews } from '@naija/releases';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { publishKeys } from '../../database/schema.ts';
import { hourly, jobOnFiles } from '../../platform/jobs/index.ts';
import { addGauge } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { releaseRoutes } from './routes.ts';
import { removeStaleUploads } from './upload-folder.ts';

export const releasesModule = {
  name: 'releases',
  routes: releaseRoutes,
  jobs: ({ releases, registryKeys, clock, objects }) => {
    const { dir } = releases;
    return {
      recurring: [
        hourly(jobOnFiles('stale uploads', dir), 'unfinished uploads of releases are still there', () =>
          removeStaleUploads(dir, new Date()),
        ),
        hourly(
          jobOnFiles('expired previews', dir, objects),
          'expired previews of releases are still there',
          () => releases.change((changed) => removeExpiredPreviews(changed, { now: clock, ...registryKeys })),
        ),
        hourly(
          jobOnFiles('unused objects', dir, objects),
          'objects that no release needs are still in the storage',
          () => releases.removeUnused(new Date()),
        ),
      ],
    };
  },
  retention: [
    { name: 'publishKeys', column: publishKeys.expiresAt },
    { name: 'publishKeys', column: publishKeys.revokedAt },
  ],
  notPersonal: { publish_keys: 'about teams that publish releases' },
  limits: {
    unknownPublishKey: { burst: 20, refillS: 30, keyedBy: 'address', maxBrowsers: 1 },
  },
  readinessChecks: ({ releases, folders: { remotes } }) => [
    {
      name: 'releases',
      check: async () => {
        const { failure } = releases.state();
        if (failure !== null) throw new Error(failure);
        // The list is missing until something is published.
        await access(join(remotes, 'remotes.json'), constants.R_OK).catch((error: unknown) => {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        });
      },
    },
  ],
  metrics: (metrics, { registry }) => {
    addGauge(metrics, {
      name: 'naija_release_traffic_ratio',
      help: 'Share of visitors that gets a listed release, from 0 to 1',
      labelNames: ['remote', 'version'],
      aggregator: 'max',
      read: async () => {
        const listed = await registry();
        if (!listed) return [];
        return remoteNames(listed).flatMap((remote) =>
          releasesOf(listed, remote).map(
            ({ metadata: { version }, deployment }) =>
              [{ remote, version }, deployment.traffic / 100] as const,
          ),
        );
      },
    });
  },
} satisfies Module;
