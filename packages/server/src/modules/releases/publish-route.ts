import { RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import type { App } from '../../platform/http/app-type.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { FIRST_PERCENT, setAuto } from '../canaries/index.ts';
import type { Services } from '../../platform/module.ts';
import { acceptRelease } from './accept-release.ts';
import { publishKeyOf, type PublishGuards, switchOptions } from './guards.ts';
import { expiryNotice } from './keys/key-status.ts';
import type { UnpackUpload } from './archive-uploads.ts';
import { recordRefusal } from './provenance/signed-statement.ts';
import { archiveBody, publishedResponse, publishQuery, releaseParams } from './schemas.ts';

export function publishRoute(
  app: App,
  context: Services,
  guards: PublishGuards,
  unpackUpload: UnpackUpload,
): void {
  const { security } = context;
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
      const { remote: name, version } = request.params;
      const { auto = false, percent } = request.query;
      if (auto && percent !== undefined) throw badRequest('Please choose the share of visitors, or auto');
      const share = auto ? { percent: FIRST_PERCENT } : percent !== undefined && { percent };
      const key = publishKeyOf(request);
      const published = { key: key.id, remote: name, version };
      const response = await unpackUpload(request, `${name}@${version}`, (folder) =>
        acceptRelease(folder, { name, version, ...share }, switchOptions(name, key, context), context),
      ).catch(recordRefusal(security, request, published));
      if (response.trial?.version === version)
        await setAuto(context.db, { remote: name, version, isAuto: auto });
      // An existing version becomes the current one.
      security.record('release.published', request, published);
      return reply
        .code(response.added ? 201 : 200)
        .header('cache-control', 'no-store')
        .send({ ...response, ...expiryNotice(key, context.clock()) });
    },
  );
}
