import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { unavailable } from '../../platform/plugins/error-response.ts';
import type { Services } from '../../platform/module.ts';

const healthy = Type.Object({ status: Type.Literal('ok') });
const checks = Type.Record(Type.String(), Type.Enum(['ok', 'failing']), {
  description: 'By the name of what this server depends on',
});
const outdated = Type.Array(
  Type.Object({ remote: Type.String(), current: Type.String(), built: Type.String() }),
  {
    description:
      'Remotes of which visitors get the version `current`, while `built` came with this server and was never given to all; absent without any',
  },
);
const ready = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
    description: 'degraded: something fails that the rest goes on without',
  }),
  checks,
  outdated: Type.Optional(outdated),
});
const notReady = Type.Object({ message: Type.String(), code: Type.String(), checks });
const ok = { status: 'ok' } as const;
const tags = ['health'];

export function healthRoutes(app: App, { readiness }: Services): void {
  app.get(
    '/healthz',
    // A restart under load would only add to the load.
    {
      config: { pressureHandler: () => undefined },
      schema: { tags, summary: 'The process lives', response: { 200: healthy, ...errorResponses } },
    },
    () => Promise.resolve(ok),
  );

  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'Whether this server should get requests, and what of its surroundings does not work',
        response: { 200: ready, ...errorResponses, 503: notReady },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { isReady, checks, outdated } = await readiness();
      if (!isReady) {
        const { body, retryAfter } = unavailable();
        const message = 'The database is not ready';
        return reply
          .code(503)
          .header('retry-after', retryAfter)
          .send({ ...body, message, checks });
      }
      const isWhole = Object.values(checks).every((state) => state === 'ok');
      const details = outdated.length === 0 ? {} : { outdated };
      return reply.send({ status: isWhole ? 'ok' : 'degraded', checks, ...details });
    },
  );
}
