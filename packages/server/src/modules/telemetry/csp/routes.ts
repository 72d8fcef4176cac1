import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { anonymizeAddress } from '../../../platform/security-log/anonymize-address.ts';
import { createHourlyDeduplicator } from '../hourly-texts.ts';
import type { Services } from '../../../platform/module.ts';
import { createReleaseCounter } from './count-by-release.ts';
import { parseReports } from './parse-reports.ts';

const BODY_LIMIT = 16 * 1_024;
const TYPES = ['application/csp-report', 'application/reports+json'];

export async function cspReportRoutes(app: App, { db, limit, clock, registry }: Services): Promise<void> {
  const isNew = createHourlyDeduplicator(clock);
  const countByRelease = createReleaseCounter({ db, clock, registry });
  await app.register((scope: App, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(TYPES, { parseAs: 'string' }, (_request, text, parsed) => {
      parsed(null, text);
    });
    scope.post(
      '/report/policy',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          tags: ['reports'],
          summary:
            'Reports what the content security policy kept out of a page, as browsers do by themselves; counted by release',
          consumes: TYPES,
          body: Type.String(),
          response: { 204: Type.Null(), ...errorResponses },
        },
      },
      async (request, reply) => {
        await limit(db, 'policyReport', identifyClient(request));
        const network = anonymizeAddress(request.ip);
        const reports = parseReports(request.body);
        for (const { report: policyReport } of reports)
          if (isNew(JSON.stringify(policyReport), network))
            app.log.warn({ policyReport }, 'a browser blocked content of a page');
        await countByRelease(reports, network);
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
    done();
  });
}
