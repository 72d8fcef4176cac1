import type { Metrics } from '../platform/metrics/metrics.ts';
import { RATE_LIMITS } from '../platform/rate-limits/limits.ts';
import { onEvent } from '../platform/telemetry/events.ts';

/** In seconds; a decoder is killed after 30. */
const DECODE_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32];

/** Counts what modules state; returns a function that ends it. */
export function countEvents({ client, registry }: Metrics): () => void {
  const registers = [registry];
  const refusals = new client.Counter({
    name: 'naija_rate_limit_refusals_total',
    help: 'Requests that were refused with 429, by limit',
    labelNames: ['limit'],
    registers,
  });
  // From the start on: an alert on the first refusal needs a value before it.
  for (const limit of Object.keys(RATE_LIMITS)) refusals.inc({ limit }, 0);
  const decodes = new client.Histogram({
    name: 'naija_photo_processing_duration_seconds',
    help: 'From the complete upload to the encoded sizes of a photo, with the wait for a decoder',
    labelNames: ['outcome'],
    buckets: DECODE_BUCKETS,
    registers,
  });
  for (const outcome of ['decoded', 'refused', 'failed']) decodes.zero({ outcome });
  const attempts = new client.Counter({
    name: 'naija_mail_attempts_total',
    help: 'Attempts to send a message: sent, retried later, or failed for good',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'retried', 'failed']) attempts.inc({ outcome }, 0);
  const pushes = new client.Counter({
    name: 'naija_push_attempts_total',
    help: 'Attempts to send a push: taken, for a device that is gone, or failed and perhaps retried',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'gone', 'failed']) pushes.inc({ outcome }, 0);
  const failures = new client.Counter({
    name: 'naija_release_failures_total',
    help: 'Failures of listed releases that browsers have reported',
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });
  const unsubscribe = [
    onEvent('rate-limit.refused', ({ limit }) => {
      refusals.inc({ limit });
    }),
    onEvent('photo.decoded', ({ outcome, seconds }) => {
      decodes.observe({ outcome }, seconds);
    }),
    onEvent('mail.attempted', ({ outcome }) => {
      attempts.inc({ outcome });
    }),
    onEvent('push.attempted', ({ outcome }) => {
      pushes.inc({ outcome });
    }),
    onEvent('release.failed', (labels) => {
      failures.inc({ ...labels });
    }),
  ];
  return () => {
    for (const end of unsubscribe) end();
  };
}
