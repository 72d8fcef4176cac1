import { WORK_PHOTO_MESSAGES } from '@naija/contracts/domain/work-photo-messages';
import { captionSchema } from '@naija/contracts/schemas/work-photo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { respondOnce, idempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn, lockAgent } from '../../identity/index.ts';
import { removeAllUnused } from '../../photos/index.ts';
import { deleteWorkPhoto, listWorkPhotos, orderWorkPhotos, setCaption } from '../../work-photos/index.ts';
import { keyedRequest } from '../change-once.ts';
import type { Services } from '../../../platform/module.ts';
import { captionBody, galleryResponse, orderBody, photoParams } from './schemas.ts';

const tags = ['profile'];
const response = { 201: galleryResponse, ...errorResponses };

export function captionRoute(app: App, calls: Services): void {
  app.post(
    '/user/photos/:id/caption',
    {
      onRequest: calls.guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Sets the caption of a photo of work on your own profile',
        params: photoParams,
        headers: idempotencyHeaders,
        body: captionBody,
        response,
      },
    },
    async (request, reply) => {
      const { caption = null } = readForm(captionSchema, request.body);
      const id = request.params.id.toLowerCase();
      const changed = await change(calls, request, {
        body: { caption },
        message: WORK_PHOTO_MESSAGES.captionSaved,
        async apply(tx, agentId) {
          if (!(await setCaption(tx, agentId, id, caption))) throw notFound(WORK_PHOTO_MESSAGES.gone);
        },
      });
      return send(reply, changed);
    },
  );
}

export function orderRoute(app: App, calls: Services): void {
  app.post(
    '/user/photos/order',
    {
      onRequest: calls.guards.requireWriter,
      schema: {
        tags,
        summary: 'Puts the photos of work on your own profile in an order; those not named come last',
        headers: idempotencyHeaders,
        body: orderBody,
        response,
      },
    },
    async (request, reply) => {
      const ids = request.body.ids.map((id) => id.toLowerCase());
      const changed = await change(calls, request, {
        body: { ids },
        message: WORK_PHOTO_MESSAGES.ordered,
        apply: (tx, agentId) => orderWorkPhotos(tx, agentId, ids),
      });
      return send(reply, changed);
    },
  );
}

/** Succeeds for a missing photo, because another device may have removed it. */
export function removalRoute(app: App, calls: Services): void {
  app.post(
    '/user/photos/:id/removal',
    {
      onRequest: calls.guards.requireWriter,
      schema: {
        tags,
        summary: 'Removes a photo of work from your own profile',
        params: photoParams,
        headers: idempotencyHeaders,
        response,
      },
    },
    async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const removed: string[] = [];
      const changed = await change(calls, request, {
        body: null,
        message: WORK_PHOTO_MESSAGES.removed,
        async apply(tx, agentId) {
          const photo = await deleteWorkPhoto(tx, agentId, id);
          if (photo !== undefined) removed.push(photo);
        },
      });
      await removeAllUnused({ ...calls, log: request.log }, removed);
      return send(reply, changed);
    },
  );
}

interface Change {
  body: unknown;
  message: string;
  apply: (tx: Queryable, agentId: string) => Promise<void>;
}

function change(
  { db, limit }: Services,
  request: FastifyRequest & { headers: { 'idempotency-key'?: string } },
  { body, message, apply }: Change,
) {
  const { id: agentId } = agentOf(request);
  return respondOnce(db, keyedRequest(request, agentId, body), async (tx) => {
    await limit(tx, 'profileChange', callerLoggedIn(request));
    if (!(await lockAgent(tx, agentId))) throw notFound('There is no agent with this id');
    await apply(tx, agentId);
    return { status: 201 as const, body: { message, data: await listWorkPhotos(tx, agentId) } };
  });
}

function send(reply: FastifyReply, { status, body }: { status: 201; body: unknown }) {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
