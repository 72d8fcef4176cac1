import { RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import { createConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.ts';
import type { App } from '../../platform/http/app-type.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { FIRST_PERCENT, setAuto } from '../canaries/index.ts';
import { acceptRelease } from './accept-release.ts';
import { unpackBody } from './unpack-archive.ts';
import type { ReleaseContext } from './context.ts';
import type { PublishGuards } from './guards.ts';
import { archiveBody, publishedResponse, publishQuery, releaseParams } from './schemas.ts';
import { withUploadFolder } from './upload-folder.ts';

const MAX_CONCURRENT_UPLOADS = 2;

export function publishRoute(app: App, context: ReleaseContext, guards: PublishGuards): void {
  const limitConcurrency = createConcurrencyLimit({
    maxConcurrent: MAX_CONCURRENT_UPLOADS,
    maxQueued: 0,
    message: 'Other releases are being published. Please try again shortly.',
    retryAfter: 5,
  });
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
        response: { 200: publishedResponse, 201: publishedResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      if (!request.body) throw badRequest(`Please send the release as ${RELEASE_ARCHIVE}`);
      const { remote: name, version } = request.params;
      const { auto = false, percent } = request.query;
      if (auto && percent !== undefined) throw badRequest('Please choose the share of visitors, or auto');
      const share = auto ? { percent: FIRST_PERCENT } : percent !== undefined && { percent };
      const response = await limitConcurrency(() =>
        withUploadFolder(context.remotesDir, `${name}@${version}`, async (folder) => {
          await unpackBody(request, folder);
          return acceptRelease(folder, { name, version, ...share }, context);
        }),
      );
      if (response.trial?.version === version)
        await setAuto(context.db, { remote: name, version, isAuto: auto });
      // Also for a version that exists: it becomes the current one.
      context.security.record('release.published', request, { remote: name, version });
      return reply
        .code(response.added ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(response);
    },
  );
}
