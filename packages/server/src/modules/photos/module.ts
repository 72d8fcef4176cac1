import { access, constants } from 'node:fs/promises';
import { hourly, jobOnFiles } from '../../platform/jobs/index.ts';
import { addGauge } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { onEvent } from '../../platform/telemetry/events.ts';
import { decoderLoad } from './decoder/decoder-pool.ts';
import { removeOrphanedPhotos } from './remove-orphaned-photos.ts';
import { shareTargetRoutes } from './share-target.ts';
import { uploadRoutes } from './tus/routes.ts';

/** Seconds; a decoder is killed after 30. */
const DECODE_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32];

export const photosModule = {
  name: 'photos',
  routes: uploadRoutes,
  rootRoutes: shareTargetRoutes,
  jobs: ({ db, photos, uploads, folders, objects }) => ({
    recurring: [
      hourly(
        jobOnFiles('orphaned photos', folders.photos, objects),
        'photos that nobody has are still there',
        (signal) => removeOrphanedPhotos(db, photos, new Date(), signal),
      ),
      hourly(
        jobOnFiles('expired uploads', folders.uploads, objects),
        'photos that nobody came back for are still there',
        () => uploads.removeExpired(new Date()),
      ),
    ],
  }),
  readinessChecks: ({ objects, folders: { photos, uploads } }) => [
    { name: 'storage', check: () => objects?.check() ?? Promise.all([photos, uploads].map(checkWritable)) },
  ],
  metrics: (metrics, { uploads }) => {
    const { client, registry, subscriptions } = metrics;
    addGauge(metrics, {
      name: 'naija_photos_processing',
      help: 'Photos that are decoded at the moment, and that wait for a decoder',
      labelNames: ['state'],
      read: () => {
        const { running, queued } = decoderLoad();
        return [
          [{ state: 'running' }, running],
          [{ state: 'queued' }, queued],
        ];
      },
    });
    addGauge(metrics, {
      name: 'naija_uploads_in_progress',
      help: 'Parts of photos that are arriving at the moment',
      read: () => [[{}, uploads.arriving()]],
    });
    const decodes = new client.Histogram({
      name: 'naija_photo_processing_duration_seconds',
      help: 'From the complete upload to the encoded sizes of a photo, with the wait for a decoder',
      labelNames: ['outcome'],
      buckets: DECODE_BUCKETS,
      registers: [registry],
    });
    for (const outcome of ['decoded', 'refused', 'failed']) decodes.zero({ outcome });
    subscriptions.push(
      onEvent('photo.decoded', ({ outcome, seconds }) => {
        decodes.observe({ outcome }, seconds);
      }),
    );
  },
} satisfies Module;

/** Resolves for a missing folder, which is created with its first file. */
async function checkWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
}
