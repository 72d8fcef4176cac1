import { emailNotChanged, MESSAGES } from '@naija/contracts/domain/messages';
import { isOtherNumber } from '@naija/contracts/domain/phone';
import { editProfileRequestSchema } from '@naija/contracts/schemas/edit-profile-request';
import type { Services } from '../../platform/module.ts';
import { toAreas, toLanguages } from './stored-names.ts';
import { agentETag, toAgent } from '../agents/index.ts';
import type { AgentRow } from '../../database/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { formBody } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { agentOf, emailKey } from '../identity/index.ts';
import { processPhoto } from '../photos/index.ts';
import { changeOnce } from './change-once.ts';
import { RecordConflict, saveProfile } from './save-profile.ts';
import { conflictResponse, editResponseBody, editBody, editHeaders } from './schemas.ts';

const FORM = { schema: editProfileRequestSchema, process: processPhoto };

export function editRoute(app: App, calls: Services): void {
  const { guards, security } = calls;
  app.put(
    '/user/edit',
    {
      onRequest: guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags: ['profile'],
        summary:
          'Edits the own profile; the email address has a call of its own, and another number must be allowed first',
        consumes: ['multipart/form-data', 'application/json'],
        headers: editHeaders,
        body: editBody,
        response: { 201: editResponseBody, 412: conflictResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      const ifMatch = request.headers['if-match'];
      reply.header('cache-control', 'no-store');
      let hasOtherNumber = false as boolean;
      try {
        const { status, body } = await changeOnce(calls, request, FORM, (keyed, sent) => {
          const { email, areas, languages, ...fields } = sent.profile;
          const changes = { ...fields, areas: toAreas(areas), languages: toLanguages(languages) };
          return saveProfile(
            { ...calls, log: request.log },
            keyed,
            { agentId, changes, photo: sent.photo, upload: sent.upload, ifMatch },
            (saved, before) => {
              hasOtherNumber = isOtherNumber(saved.phone, before.phone);
              return editResponse(saved, email);
            },
          );
        });
        if (hasOtherNumber) security.record('phone.changed', request, { agent: agentId });
        return await reply.code(status).header('etag', agentETag(body.data.updatedUser)).send(body);
      } catch (error) {
        if (!(error instanceof RecordConflict)) throw error;
        return reply.code(412).header('etag', agentETag(error.record)).send(error.response);
      }
    },
  );
}

/** Earlier releases still send an email address. Another one is not saved, for that takes the password. */
function editResponse(saved: AgentRow, email: string | undefined) {
  const isOther = email !== undefined && emailKey(email) !== saved.emailKey;
  const message = isOther ? emailNotChanged(saved.email) : MESSAGES.profileSaved;
  return { status: 201 as const, body: { message, data: { updatedUser: toAgent(saved) } } };
}
