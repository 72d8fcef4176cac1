import { API_PREFIX } from '@naija/contracts/http/paths';
import { uploadPaths } from '@naija/contracts/http/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { createFairQueue } from '../../../platform/concurrency/fair-queue.ts';
import { clientOf, agentOf } from '../../identity/index.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { abortBodyAfter } from '../../../platform/plugins/slow-bodies.ts';
import { PART_MEDIA_TYPE, uploadId } from './uploads.ts';
import type { Services } from '../../../platform/module.ts';
import { CREATION_QUEUE_LIMITS, PATCH_QUEUE_LIMITS, PART_DEADLINE_MS } from './limits.ts';
import * as schemas from './schemas.ts';

/** `@tus/server` would add CORS headers, so only these pass */
const RESPONSE_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'connection'];
const tags = ['uploads'];

export async function uploadRoutes(app: App, context: Services): Promise<void> {
  await app.register((scope: App, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    // The handler stores bytes as they arrive.
    scope.addContentTypeParser(PART_MEDIA_TYPE, (_request, _payload, parsed) => {
      parsed(null);
    });
    creationRoute(scope, context);
    partRoutes(scope, context);
    done();
  });
}

function creationRoute(app: App, { uploads, guards }: Services): void {
  const creationQueue = createFairQueue(CREATION_QUEUE_LIMITS);
  app.post(
    uploadPaths.create.slice(API_PREFIX.length),
    {
      onRequest: guards.requireWriter,
      schema: {
        tags,
        summary: 'Begins to upload a photo in parts, by the tus protocol; one that was begun goes on',
        headers: schemas.creationHeaders,
        response: schemas.created,
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      // With a media type, `@tus/server` would read a first part (creation-with-upload).
      const headers = { ...request.raw.headers, 'content-type': undefined };
      const id = uploadId(agentOf(request).id, key);
      const response = await creationQueue(clientOf(request), 1, () =>
        uploads.tus({ method: 'POST', id, headers }),
      );
      return send(reply.header('location', uploadPaths.byKey(key)), response);
    },
  );
}

function partRoutes(app: App, { uploads, guards }: Services): void {
  const path = `${uploadPaths.byKey('').slice(API_PREFIX.length)}:key`;
  const route = (summary: string) => ({
    onRequest: guards.requireAgent,
    schema: { tags, summary, params: schemas.uploadParams, headers: schemas.versionHeaders },
  });
  const patchQueue = createFairQueue(PATCH_QUEUE_LIMITS);
  const call =
    (method: 'HEAD' | 'PATCH' | 'DELETE') => async (request: RequestByKey, reply: FastifyReply) => {
      const id = uploadId(agentOf(request).id, request.params.key);
      const { headers } = request.raw;
      if (method !== 'PATCH') return send(reply, await uploads.tus({ method, id, headers }));
      return patchQueue(clientOf(request), 1, async () => {
        const clearDeadline = abortBodyAfter(request, PART_DEADLINE_MS);
        const response = await uploads.tus({ method, id, headers, part: request.raw }).finally(clearDeadline);
        return send(reply, response);
      });
    };
  const head = route('How much of a photo has arrived');
  // Fastify leaves HEAD routes out of the description, because most repeat a GET.
  const config = { swagger: { exposeHeadRoute: true } };
  app.head(path, { ...head, config, schema: { ...head.schema, response: schemas.found } }, call('HEAD'));
  const patch = route('Takes a part of a photo; of one that is cut, what has arrived');
  app.patch(path, { ...patch, schema: { ...patch.schema, ...schemas.part } }, call('PATCH'));
  const drop = route('Drops a photo that is not wanted any more');
  app.delete(path, { ...drop, schema: { ...drop.schema, response: schemas.done } }, call('DELETE'));
}

type RequestByKey = FastifyRequest<{ Params: Static<typeof schemas.uploadParams> }>;

function send(reply: FastifyReply, { status, headers }: Response): FastifyReply {
  for (const name of RESPONSE_HEADERS) {
    const value = headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(status).header('cache-control', 'private, no-store').send();
}
