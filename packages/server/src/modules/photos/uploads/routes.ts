import { API_PREFIX } from '@naija/contracts/http/paths';
import { uploadPaths } from '@naija/contracts/http/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { createBudget } from '../quotas/budget.ts';
import { ownerOf } from '../quotas/owner.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { agentOf, type Guards } from '../../identity/sessions/bearer.ts';
import { endBodyAfter } from '../../../platform/plugins/slow-bodies.ts';
import { PART, uploadId } from './key.ts';
import { CREATION_BUDGET, PART_BUDGET, PART_DEADLINE_MS } from './limits.ts';
import type { Uploads } from './uploads.ts';
import * as schemas from './schemas.ts';

/** Headers of the protocol that answers have; its server would open them to other origins too. */
const HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'connection'];
const tags = ['uploads'];

interface UploadContext {
  uploads: Uploads;
  guards: Guards;
}

/** Adds the calls by which agents upload photos in parts, in a scope of their own: they take nothing but parts. */
export async function uploadRoutes(app: App, context: UploadContext): Promise<void> {
  await app.register((scope: App, _options: object, done: () => void) => {
    scope.removeAllContentTypeParsers();
    // Left to the call, which keeps what arrives as it arrives.
    scope.addContentTypeParser(PART, (_request, _payload, parsed) => {
      parsed(null);
    });
    creationRoute(scope, context);
    partRoutes(scope, context);
    done();
  });
}

function creationRoute(app: App, { uploads, guards }: UploadContext): void {
  const creations = createBudget(CREATION_BUDGET);
  app.post(
    uploadPaths.create.slice(API_PREFIX.length),
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'Begins to upload a photo in parts, by the tus protocol; one that was begun goes on',
        headers: schemas.creationHeaders,
        response: schemas.created,
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      // Without the type of a body, of which the protocol's server would take a first part.
      const headers = { ...request.raw.headers, 'content-type': undefined };
      const id = uploadId(agentOf(request).id, key);
      const answer = await creations(ownerOf(request), 1, () => uploads.tus({ method: 'POST', id, headers }));
      return send(reply.header('location', uploadPaths.byKey(key)), answer);
    },
  );
}

function partRoutes(app: App, { uploads, guards }: UploadContext): void {
  const path = `${uploadPaths.byKey('').slice(API_PREFIX.length)}:key`;
  const route = (summary: string) => ({
    onRequest: guards.requireAgent,
    schema: { tags, summary, params: schemas.uploadParams, headers: schemas.versionHeaders },
  });
  const parts = createBudget(PART_BUDGET);
  const call =
    (method: 'HEAD' | 'PATCH' | 'DELETE') => async (request: RequestByKey, reply: FastifyReply) => {
      const id = uploadId(agentOf(request).id, request.params.key);
      const { headers } = request.raw;
      if (method !== 'PATCH') return send(reply, await uploads.tus({ method, id, headers }));
      return parts(ownerOf(request), 1, async () => {
        const callOff = endBodyAfter(request, PART_DEADLINE_MS);
        const answer = await uploads.tus({ method, id, headers, part: request.raw }).finally(callOff);
        return send(reply, answer);
      });
    };
  const head = route('How much of a photo has arrived');
  // Most calls of this kind only repeat another one, and are not described.
  const config = { swagger: { exposeHeadRoute: true } };
  app.head(path, { ...head, config, schema: { ...head.schema, response: schemas.found } }, call('HEAD'));
  const patch = route('Takes a part of a photo; of one that is cut, what has arrived');
  app.patch(path, { ...patch, schema: { ...patch.schema, ...schemas.part } }, call('PATCH'));
  const drop = route('Drops a photo that is not wanted any more');
  app.delete(path, { ...drop, schema: { ...drop.schema, response: schemas.done } }, call('DELETE'));
}

type RequestByKey = FastifyRequest<{ Params: Static<typeof schemas.uploadParams> }>;

function send(reply: FastifyReply, { status, headers }: Response): FastifyReply {
  for (const name of HEADERS) {
    const value = headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(status).header('cache-control', 'private, no-store').send();
}
