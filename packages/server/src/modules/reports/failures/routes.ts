import { redactPersonalData } from '@naija/contracts/http/reports';
import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import type { RegistryReader } from '../../site/hosting/registry-reader.ts';
import { callerOf } from '../../../platform/rate-limits/caller.ts';
import type { Limiter } from '../../../platform/rate-limits/limiter.ts';
import { countFailure } from './repository.ts';
import { reportBody } from './schemas.ts';
import { subjectOf } from './subject.ts';

/** Bytes of a report; its message is cut far below that. */
const BODY_LIMIT = 2_048;
// Neither text that PostgreSQL does not store, nor what draws in a terminal that shows it.
const UNSEEN = /[\p{Cc}\p{Cs}]/gu;

interface ReportContext {
  db: Queryable;
  limit: Limiter;
  clock: () => Date;
  registry: RegistryReader;
}

/** Adds the call by which visitors' browsers say that a release failed. */
export function reportRoutes(app: App, { db, limit, clock, registry }: ReportContext): void {
  app.post(
    '/report',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['releases'],
        summary: 'Reports that a release failed in a browser; of others than the listed ones nothing is kept',
        body: reportBody,
        response: { 204: Type.Null(), ...errorAnswers },
      },
    },
    async (request, reply) => {
      await limit(db, 'report', callerOf(request));
      const { kind, message, ...named } = request.body;
      const subject = subjectOf(named, await registry());
      if (subject) {
        const report = { ...subject, kind, message: readable(message) };
        const count = await countFailure(db, report, clock());
        if (count === 1) app.log.warn({ report }, 'visitors report a failure');
      }
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function readable(message: string): string {
  return redactPersonalData(message.replace(UNSEEN, ' ')).trim();
}
