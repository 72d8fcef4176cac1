import { editProfileRequestSchema } from '@naija/contracts/schemas/edit-profile';
import { recordTag } from '../agents/record-tag.ts';
import type { App } from '../../platform/http/app-type.ts';
import { formBody } from '../../platform/http/form-body.ts';
import { errorAnswers } from '../../platform/http/schemas.ts';
import { agentOf } from '../identity/sessions/bearer.ts';
import { changeOnce } from './change-once.ts';
import type { ProfileCalls } from './context.ts';
import { editedAnswer } from './edited-answer.ts';
import { RecordChanged } from './record-changed.ts';
import { saveProfile } from './save-profile.ts';
import { conflictAnswer, editAnswer, editBody, editHeaders } from './schemas.ts';

/** Adds the call that edits a profile. */
export function editRoute(app: App, calls: ProfileCalls): void {
  const { db, photos, uploads, guards } = calls;
  app.put(
    '/user/edit',
    {
      onRequest: guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags: ['profile'],
        summary: 'Edits the own profile; the e-mail address has a call of its own',
        consumes: ['multipart/form-data', 'application/json'],
        headers: editHeaders,
        body: editBody,
        response: { 201: editAnswer, 412: conflictAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      const ifMatch = request.headers['if-match'];
      reply.header('cache-control', 'no-store');
      try {
        const { status, body } = await changeOnce(calls, request, editProfileRequestSchema, (asked, sent) => {
          const { email, ...changes } = sent.profile;
          return saveProfile(
            { db, photos, uploads, log: request.log },
            asked,
            { agentId, changes, photo: sent.photo, upload: sent.upload, ifMatch },
            (_tx, saved) => Promise.resolve(editedAnswer(saved, email)),
          );
        });
        return await reply.code(status).header('etag', recordTag(body.data.updatedUser)).send(body);
      } catch (error) {
        if (!(error instanceof RecordChanged)) throw error;
        return reply.code(412).header('etag', recordTag(error.record)).send(error.answer);
      }
    },
  );
}
