import { redactPersonalData, FAILURE_KINDS, type FailureReport } from '@naija/contracts/http/reports';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { publishEvent } from '../../../platform/telemetry/events.ts';
import { anonymizeAddress } from '../../../platform/security-log/anonymize-address.ts';
import { createHourlyDeduplicator } from '../hourly-texts.ts';
import type { Services } from '../../../platform/module.ts';
import { recordFailure } from './repository.ts';
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
    request: Type.Optional(
      Type.String({
        pattern: REQUEST_ID_PATTERN,
        description:
          'Id of the last request that failed in the page, otherwise of the page itself, for the log',
      }),
    ),
  }),
);

const BODY_LIMIT = 2_048;
// Characters that PostgreSQL cannot store or that control a terminal
const UNSEEN = /[\p{Cc}\p{Cs}]/gu;

export function failureReportRoutes(app: App, { db, limit, clock, registry }: Services): void {
  const isNew = createHourlyDeduplicator(clock);
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
      const { kind, message, request: reported, ...named } = request.body;
      const release = reportedRelease(named, await registry());
      if (release) {
        const report = { ...release, kind, message: readable(message) };
        await recordFailure(db, report, clock());
        publishEvent('release.failed', { ...release, kind });
        if (isNew(JSON.stringify(report), anonymizeAddress(request.ip)))
          app.log.warn({ report, reported }, 'visitors report a failure');
        // Connects a visitor's report with the log lines of the failed request.
        else if (reported !== undefined) app.log.info({ report, reported }, 'a visitor reports a failure');
      }
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function readable(message: string): string {
  return redactPersonalData(message.replace(UNSEEN, ' ')).trim();
}
