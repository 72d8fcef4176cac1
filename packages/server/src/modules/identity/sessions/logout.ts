import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { bearerToken } from './bearer-token.ts';
import type { SecurityLog } from '../../../platform/security-log/security-log.ts';
import { revokeSession } from './repository.ts';

/** Adds the call that logs out, in a context of its own. */
export async function logoutRoute(app: App, db: Queryable, security: SecurityLog): Promise<void> {
  await app.register((logout: App, _options, done) => {
    ignoreBodies(logout);
    logout.post(
      '/auth/logout',
      {
        schema: {
          tags: ['sessions'],
          summary: 'Ends the session of the bearer token, if there is one',
          security: [{}, { session: [] }],
          response: { 204: Type.Null(), ...errorAnswers },
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

/** Whatever is sent along, or said to be sent along, nobody is kept logged in for it. */
function ignoreBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => {
    done(null);
  });
}
