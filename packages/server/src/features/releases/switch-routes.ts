import { rollBack, startCanary } from '@naija/releases';
import type { App } from '../../http/app-type.ts';
import { errorAnswers } from '../../http/schemas.ts';
import type { ReleaseContext } from './context.ts';
import type { PublishGuards } from './guards.ts';
import { canaryBody, remoteParams, rollbackBody, rolledBackAnswer, switchedAnswer } from './schemas.ts';
import { switchBy } from './switch-by.ts';

const tags = ['releases'];
const response = { 200: switchedAnswer, ...errorAnswers };

/** Adds the calls that change which of the published releases visitors get. */
export function switchRoutes(app: App, context: ReleaseContext, guards: PublishGuards): void {
  const { remotesDir } = context;
  const { requireOwnRemote: onRequest } = guards;
  app.post(
    '/releases/:remote/rollback',
    {
      onRequest,
      schema: {
        tags,
        summary:
          'Ends a trial; without one, goes back to the release before. Right after a rollback: names what is to go',
        params: remoteParams,
        body: rollbackBody,
        response: { 200: rolledBackAnswer, ...errorAnswers },
      },
    },
    async ({ params: { remote }, body }, reply) => {
      const switched = await rollBack(remotesDir, remote, { ...switchBy(remote, context), from: body?.from });
      return reply.header('cache-control', 'no-store').send(switched);
    },
  );
  app.post(
    '/releases/:remote/canary',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Gives a published release to some of the visitors, or to all',
        params: remoteParams,
        body: canaryBody,
        response,
      },
    },
    async ({ params: { remote }, body: { version, percent } }, reply) => {
      const switched = await startCanary(remotesDir, remote, version, percent, switchBy(remote, context));
      return reply.header('cache-control', 'no-store').send(switched);
    },
  );
}
