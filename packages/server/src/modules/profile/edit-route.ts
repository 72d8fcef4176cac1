import { emailNotChanged, MESSAGES } from '@naija/contracts/domain/messages';
import { isOtherNumber } from '@naija/contracts/domain/phone';
import { editProfileRequestSchema } from '@naija/contracts/schemas/edit-profile-request';
import type { Services } from '../../platform/module.ts';
import { agentETag, toAgent } from '../agents/index.ts';
import type { AgentRow } from '../../database/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { formBody } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { agentOf, emailKey } from '../identity/index.ts';
import { processPhoto } from '../photos/index.ts';
import { changeOnce } from './change-once.ts';
import { RecordConflict, replacedPhoto, saveProfile } from './save-profile.ts';
import { conflictResponse, editResponseBody, editBody, editHeaders } from './schemas.ts';
import { findSpokenLanguage } from '@naija/contracts/domain/spoken-languages';
import { readNameList } from '@naija/contracts/domain/name-list';
import { findArea } from '@naija/contracts/domain/places/served-areas';

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
          'Edits your own profile; the email address has a call of its own, and another number must be allowed first',
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
        const { status, body } = await changeOnce(calls, request, FORM, async (tx, { profile, photo }) => {
          const { email, areas, languages, ...fields } = profile;
          const changes = { ...fields, areas: toAreas(areas), languages: toLanguages(languages) };
          const change = await saveProfile(tx, calls, { agentId, changes, photo, ifMatch });
          hasOtherNumber = isOtherNumber(change.saved.phone, change.before.phone);
          return { response: editResponse(change.saved, email), replacedPhoto: replacedPhoto(change) };
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

/** A different email address is not saved, because changing it requires the password. */
function editResponse(saved: AgentRow, email: string | undefined) {
  const isOther = email !== undefined && emailKey(email) !== saved.emailKey;
  const message = isOther ? emailNotChanged(saved.email) : MESSAGES.profileSaved;
  return { status: 201 as const, body: { message, data: { updatedUser: toAgent(saved) } } };
}

/** Names of the table of places, each once; undefined if none were sent. */
function toAreas(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : known(text, findArea);
}

/** Maps languages of a form to the names of our list, each once; undefined if none were sent. */
function toLanguages(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : known(text, findSpokenLanguage);
}

function known(text: string, find: (name: string) => { name: string } | undefined): string[] {
  return [...new Set(readNameList(text).flatMap((name) => find(name)?.name ?? []))];
}
