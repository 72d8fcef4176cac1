import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { callerOf } from '../../../platform/rate-limits/caller.ts';
import type { Limiter } from '../../../platform/rate-limits/limiter.ts';
import { distinctEachHour } from './distinct.ts';
import { readReports } from './read-reports.ts';

/** Bytes of a body: a report repeats the whole policy, and browsers send few at once. */
const BODY_LIMIT = 16 * 1_024;
const TYPES = ['application/csp-report', 'application/reports+json'];

interface PolicyReportContext {
  db: Queryable;
  limit: Limiter;
  clock: () => Date;
}

/** Adds the call by which browsers say what the content security policy kept out; it is logged, and not stored. */
export async function policyReportRoutes(app: App, { db, limit, clock }: PolicyReportContext): Promise<void> {
  const isNew = distinctEachHour(clock);
  await app.register((reports: App, _options: object, done: () => void) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser<string>(TYPES, { parseAs: 'string' }, (_request, text, parsed) => {
      parsed(null, text);
    });
    reports.post(
      '/report/policy',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          tags: ['reports'],
          summary:
            'Reports what the content security policy kept out of a page, as browsers do by themselves',
          consumes: TYPES,
          body: Type.String(),
          response: { 204: Type.Null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        await limit(db, 'policyReport', caller);
        const news = readReports(request.body).filter((report) =>
          isNew(JSON.stringify(report), caller.address),
        );
        for (const policyReport of news)
          app.log.warn({ policyReport }, 'a browser kept something out of a page');
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
    done();
  });
}
