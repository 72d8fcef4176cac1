import { RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import { withdrawPreview } from '@naija/releases';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import type { Services } from '../../platform/module.ts';
import { acceptPreview } from './accept-release.ts';
import type { UnpackUpload } from './archive-uploads.ts';
import { publishKeyOf, type PublishGuards } from './guards.ts';
import { recordRefusal } from './provenance/signed-statement.ts';
import {
  archiveBody,
  previewQuery,
  previewResponse,
  releaseParams,
  remoteParams,
  withdrawnResponse,
  withdrawQuery,
} from './schemas.ts';

const tags = ['releases'];

export function previewRoute(
  app: App,
  context: Services,
  { requireOwnRemote: onRequest }: PublishGuards,
  unpackUpload: UnpackUpload,
): void {
  const { registryKeys, security, clock } = context;
  app.put(
    '/releases/:remote/previews/:version',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Stores a release that only its address shows, for 14 days',
        consumes: [RELEASE_ARCHIVE],
        params: releaseParams,
        querystring: previewQuery,
        body: archiveBody,
        response: { 200: previewResponse, 201: previewResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { remote, version } = request.params;
      const { label } = request.query;
      const previewed = { key: publishKeyOf(request).id, remote, version };
      const response = await unpackUpload(request, `${remote}@${version}`, (folder) =>
        acceptPreview(
          folder,
          { name: remote, version },
          {
            now: clock,
            ...registryKeys,
            ...(label !== undefined && { label }),
          },
          context,
        ),
      ).catch(recordRefusal(security, request, previewed));
      security.record('release.previewed', request, previewed);
      return reply
        .code(response.added ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(response);
    },
  );
}

export function withdrawPreviewRoute(
  app: App,
  { releases, registryKeys, security, clock }: Services,
  { requireOwnRemote: onRequest }: PublishGuards,
): void {
  app.delete(
    '/releases/:remote/previews',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ends a preview at once',
        params: remoteParams,
        querystring: withdrawQuery,
        response: { 200: withdrawnResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { remote } = request.params;
      const { id: key } = publishKeyOf(request);
      const options = { now: clock, ...registryKeys };
      const withdrawn = await releases.change((remotesDir) =>
        withdrawPreview(remotesDir, remote, request.query.named, options),
      );
      for (const version of withdrawn.versions)
        security.record('release.preview-withdrawn', request, { key, remote, version });
      return reply.header('cache-control', 'no-store').send(withdrawn);
    },
  );
}
