import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import { isMigrated } from '../../database/migrations.ts';
import type { App } from '../../platform/http/app-type.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';

const response = Type.Object({ status: Type.Literal('ok') });
const ok = { status: 'ok' } as const;
const tags = ['health'];

export function healthRoutes(app: App, db: Queryable): void {
  app.get(
    '/healthz',
    // Liveness holds under load: a restart would only add to it.
    {
      config: { pressureHandler: () => undefined },
      schema: { tags, summary: 'The process lives', response: { 200: response } },
    },
    () => Promise.resolve(ok),
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'The database answers and has every table',
        response: { 200: response, ...errorResponses },
      },
    },
    async () => {
      const isReady = await isMigrated(db).catch((error: unknown) => {
        app.log.warn(error, 'not ready');
        return false;
      });
      if (!isReady) throw new HttpError(503, 'unavailable', 'The database is not ready');
      return ok;
    },
  );
}
