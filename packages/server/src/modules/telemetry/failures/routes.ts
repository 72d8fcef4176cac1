import { FAILURE_KINDS, REPORT_STACK_MAX, type FailureReport } from '@naija/contracts/http/reports';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { publishEvent } from '../../../platform/telemetry/events.ts';
import { anonymizeAddress } from '../../../platform/security-log/anonymize-address.ts';
import { createHourlyDeduplicator } from '../hourly-texts.ts';
import type { Services } from '../../../platform/module.ts';
import { createNetworkShare } from '../../../platform/rate-limits/network-share.ts';
import { readableMessage, readableStack } from './readable.ts';
import { recordFailure, recordMessage } from './repository.ts';
import { reportedRelease } from './reported-release.ts';
import { REQUEST_ID_PATTERN } from '@naija/contracts/http/request-id';

declare module '../../../platform/telemetry/events.ts' {
  interface TelemetryEvents {
    /** A browser has reported a failure of a listed release. */
    'release.failed': { remote: string; version: string; kind: string };
  }
}

const NAME_MAX = 100;

const name = (description: string) => Type.String({ minLength: 1, maxLength: NAME_MAX, description });

const reportBody = typedSchema<FailureReport>()(
  Type.Object({
    remote: name('Short name of the remote; `registry` where the registry itself is at fault'),
    version: name('Of the release; of the registry its serial'),
    kind: Type.Enum([...FAILURE_KINDS]),
    message: Type.String({ description: 'What may tell of a person is taken out before it is kept' }),
    stack: Type.Optional(
      Type.String({
        maxLength: REPORT_STACK_MAX,
        description: 'Only frames in scripts of the release are kept',
      }),
    ),
    request: Type.Optional(
      Type.String({
        pattern: REQUEST_ID_PATTERN,
        description:
          'Id of the last request that failed in the page, otherwise of the page itself, for the log',
      }),
    ),
  }),
);

/** A message and a stack of the longest length, in characters of three bytes. */
const BODY_LIMIT = 8_192;
/** Messages of one network about one release. */
const BOUNDS = { periodMs: 60 * 60 * 1_000, share: 0.05, min: 20, maxOfNetwork: 100, maxCounted: 50_000 };

export function failureReportRoutes(app: App, { db, limit, clock, registry }: Services): void {
  const isNew = createHourlyDeduplicator(clock);
  const isWithinShare = createNetworkShare(clock, BOUNDS);
  app.post(
    '/report',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['releases'],
        summary: 'Reports that a release failed in a browser; of others than the listed ones nothing is kept',
        body: reportBody,
        response: { 204: Type.Null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      await limit(db, 'report', identifyClient(request));
      const { kind, message, stack = '', request: reported, ...named } = request.body;
      const release = reportedRelease(named, await registry());
      if (release) {
        const network = anonymizeAddress(request.ip);
        const report = { ...release, kind, message: readableMessage(message) };
        await recordFailure(db, report, clock());
        if (kind !== 'registry' && isWithinShare(network, `${release.remote}@${release.version}`))
          await recordMessage(db, { ...report, stack: readableStack(stack, release) }, clock());
        publishEvent('release.failed', { ...release, kind });
        if (isNew(JSON.stringify(report), network))
          app.log.warn({ report, reported }, 'visitors report a failure');
        // Connects a visitor's report with the log lines of the failed request.
        else if (reported !== undefined) app.log.info({ report, reported }, 'a visitor reports a failure');
      }
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
