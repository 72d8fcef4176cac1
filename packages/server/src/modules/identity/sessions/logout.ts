import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import type { SecurityLog } from '../../../platform/security-log/security-log.ts';
import { bearerToken } from './bearer-guards.ts';
import { revokeSession } from './repository.ts';

/** Registered in its own Fastify context for its body parsers. */
export async function logoutRoute(app: App, db: Queryable, security: SecurityLog): Promise<void> {
  await app.register((logout: App, _options, done) => {
    ignoreBodies(logout);
    logout.post(
      '/auth/logout',
      {
        config: { allowedOnFullDisk: true },
        schema: {
          tags: ['sessions'],
          summary: 'Ends the session of the bearer token, if there is one',
          security: [{}, { session: [] }],
          response: { 204: Type.Null(), ...errorResponses },
        },
      },
      async (request, reply) => {
        const token = bearerToken(request.headers.authorization);
        const agent = token === undefined ? undefined : await revokeSession(db, token);
        if (agent !== undefined) security.record('logout', request, { agent });
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
    done();
  });
}

/** A malformed request also logs out. */
function ignoreBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => {
    done(null);
  });
}
