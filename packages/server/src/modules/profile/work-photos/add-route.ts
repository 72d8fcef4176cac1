import { LIMITS } from '@naija/contracts/domain/limits';
import { WORK_PHOTO_MESSAGES } from '@naija/contracts/domain/work-photo-messages';
import { addWorkPhotoSchema } from '@naija/contracts/schemas/work-photo';
import { Check } from 'typebox/value';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody } from '../../../platform/http/form-body.ts';
import { badRequest, conflict, HttpError, notFound } from '../../../platform/http/http-error.ts';
import { errorResponses, uuid } from '../../../platform/http/schemas.ts';
import { idempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { agentOf, lockAgent } from '../../identity/index.ts';
import { processWorkPhoto, type WholePhoto } from '../../photos/index.ts';
import { addWorkPhoto, listWorkPhotos } from '../../work-photos/index.ts';
import { changeOnce } from '../change-once.ts';
import { uploadOf } from '../request-form.ts';
import type { Services } from '../../../platform/module.ts';
import { addBody, galleryResponse } from './schemas.ts';

const FORM = { schema: addWorkPhotoSchema, process: processWorkPhoto };

export function addRoute(app: App, calls: Services): void {
  const { guards } = calls;
  app.post(
    '/user/photos',
    {
      onRequest: guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags: ['profile'],
        summary: 'Adds a photo of work, which was uploaded in parts, after the others of your own profile',
        headers: idempotencyHeaders,
        body: addBody,
        response: { 201: galleryResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      const id = photoIdOf(request.body);
      const { status, body } = await changeOnce(calls, request, FORM, async (tx, { profile, photo }) => {
        if (!photo) throw new Error('the form requires a photo');
        await add(tx, { agentId, id, photo, caption: profile.caption ?? null });
        const data = await listWorkPhotos(tx, agentId);
        return { response: { status: 201 as const, body: { message: WORK_PHOTO_MESSAGES.added, data } } };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}

/** @throws HttpError 400 */
function photoIdOf(body: unknown): string {
  const { id } = (body ?? {}) as { id?: unknown };
  if (!Check(uuid, id)) throw badRequest('This request must give the photo an id');
  if (uploadOf(body) === undefined) throw badRequest('This request must name the upload of the photo');
  return id.toLowerCase();
}

interface Added {
  agentId: string;
  id: string;
  photo: WholePhoto;
  caption: string | null;
}

/** Adds a photo unless the profile has it. Rejects with HttpError 403 for unverified agents, 409 if the gallery is full. */
async function add(tx: Queryable, { agentId, id, photo, caption }: Added): Promise<void> {
  const agent = await lockAgent(tx, agentId);
  if (!agent) throw notFound('There is no agent with this id');
  if (agent.emailVerifiedAt === null) throw new HttpError(403, 'forbidden', WORK_PHOTO_MESSAGES.unverified);
  const present = await listWorkPhotos(tx, agentId);
  if (present.some((one) => one.id === id)) return;
  if (present.length >= LIMITS.workPhotosMax) throw conflict(WORK_PHOTO_MESSAGES.full);
  const { width, height } = photo;
  await addWorkPhoto(tx, { agentId, id, photo: photo.id, caption, width, height });
}
