import { RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import { readSourceMap, storeSourceMaps } from '@naija/releases';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import type { Services } from '../../platform/module.ts';
import type { UnpackUpload } from './archive-uploads.ts';
import type { PublishGuards } from './guards.ts';
import {
  releaseParams,
  sourceMapQuery,
  sourceMapResponse,
  sourceMapsBody,
  storedResponse,
} from './schemas.ts';

const tags = ['releases'];
const PATH = '/releases/:remote/:version/source-maps';

export function storeSourceMapsRoute(
  app: App,
  { releases }: Services,
  guards: PublishGuards,
  unpackUpload: UnpackUpload,
): void {
  app.put(
    PATH,
    {
      onRequest: guards.requireOwnRemote,
      schema: {
        tags,
        summary: 'Stores the source maps of a published release, which only its team can read',
        consumes: [RELEASE_ARCHIVE],
        params: releaseParams,
        body: sourceMapsBody,
        response: { 200: storedResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { remote: name, version } = request.params;
      await unpackUpload(request, `${name}@${version}`, (folder) =>
        releases.change((remotesDir) => storeSourceMaps(folder, remotesDir, { name, version })),
      );
      return reply.header('cache-control', 'no-store').send({ remote: name, version });
    },
  );
}

export function readSourceMapRoute(app: App, { releases }: Services, guards: PublishGuards): void {
  app.get(
    PATH,
    {
      onRequest: guards.requireOwnRemote,
      schema: {
        tags,
        summary: 'The source map of a script of a release',
        params: releaseParams,
        querystring: sourceMapQuery,
        response: { 200: sourceMapResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { remote: name, version } = request.params;
      const map = await readSourceMap(releases.dir, { name, version }, request.query.script);
      return reply.header('cache-control', 'no-store').send({ map });
    },
  );
}
