import { RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import type { App } from '../../platform/http/app-type.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorAnswers } from '../../platform/http/schemas.ts';
import { acceptRelease } from './accept-release.ts';
import { unpackBody } from './archive.ts';
import type { ReleaseContext } from './context.ts';
import type { PublishGuards } from './guards.ts';
import { createPlaces } from './places.ts';
import { archiveBody, publishedAnswer, publishQuery, releaseParams } from './schemas.ts';
import { withUploadFolder } from './uploads.ts';

/** How many releases may arrive at once. */
const UPLOADS = 2;

/** Adds the call that publishes a release, in a scope of its own: it takes nothing but archives. */
export function publishRoute(app: App, context: ReleaseContext, guards: PublishGuards): void {
  const places = createPlaces(UPLOADS);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(RELEASE_ARCHIVE, (_request, payload, done) => {
    done(null, payload);
  });
  app.put(
    '/releases/:remote/:version',
    {
      onRequest: guards.requireOwnRemote,
      schema: {
        tags: ['releases'],
        summary: 'Publishes a release, from now on the one that visitors get',
        consumes: [RELEASE_ARCHIVE],
        params: releaseParams,
        querystring: publishQuery,
        body: archiveBody,
        response: { 200: publishedAnswer, 201: publishedAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      if (!request.body) throw badRequest(`Please send the release as ${RELEASE_ARCHIVE}`);
      const { remote: name, version } = request.params;
      const answer = await places(() =>
        withUploadFolder(context.remotesDir, `${name}@${version}`, async (folder) => {
          await unpackBody(request, folder);
          return acceptRelease(folder, { name, version, ...request.query }, context);
        }),
      );
      // Also of a version that stood there: visitors may get it again from now on.
      context.security.record('release.published', request, { remote: name, version });
      return reply
        .code(answer.added ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(answer);
    },
  );
}
