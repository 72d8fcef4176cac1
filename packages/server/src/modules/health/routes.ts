import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import { isMigrated } from '../../database/migrations.ts';
import type { App } from '../../platform/http/app-type.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { errorAnswers } from '../../platform/http/schemas.ts';

const answer = Type.Object({ status: Type.Literal('ok') });
const ok = { status: 'ok' } as const;
const tags = ['health'];

/** Adds what load balancers and supervisors ask. */
export function healthRoutes(app: App, db: Queryable): void {
  app.get(
    '/healthz',
    // A busy process lives: restarting it would only add to the load.
    {
      config: { pressureHandler: () => undefined },
      schema: { tags, summary: 'The process lives', response: { 200: answer } },
    },
    () => Promise.resolve(ok),
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'The database answers and has every table',
        response: { 200: answer, ...errorAnswers },
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
