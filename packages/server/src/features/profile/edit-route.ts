import { editProfileRequestSchema } from '@naija/contracts/schemas/edit-profile';
import { recordTag } from '../../agents/record-tag.ts';
import type { App } from '../../http/app-type.ts';
import { formBody } from '../../http/form-body.ts';
import { errorAnswers } from '../../http/schemas.ts';
import type { Memory } from '../../multipart/memory.ts';
import { agentOf } from '../../plugins/bearer.ts';
import { callerOf } from '../../rate-limits/caller.ts';
import type { ProfileContext } from './context.ts';
import { editedAnswer } from './edited-answer.ts';
import { keyedRequest } from './keyed-request.ts';
import { readProfile } from './read-profile.ts';
import { RecordChanged } from './record-changed.ts';
import { saveProfile } from './save-profile.ts';
import { conflictAnswer, editAnswer, editBody, editHeaders } from './schemas.ts';

/** Adds the call that edits a profile. */
export function editRoute(app: App, context: ProfileContext, memory: Memory): void {
  const { db, photos, limit, guards } = context;
  app.put(
    '/user/edit',
    {
      onRequest: guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags: ['profile'],
        summary: 'Edits the own profile; another e-mail address holds once it is confirmed by mail',
        consumes: ['multipart/form-data', 'application/json'],
        headers: editHeaders,
        body: editBody,
        response: { 201: editAnswer, 412: conflictAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      const caller = { ...callerOf(request), account: agentId };
      await limit(db, 'profileChange', caller);
      const sent = await readProfile(request, editProfileRequestSchema, memory);
      const { email, ...changes } = sent.profile;
      reply.header('cache-control', 'no-store');
      try {
        const { status, body } = await saveProfile(
          { db, photos, log: request.log },
          keyedRequest(request, agentId, sent),
          { agentId, changes, photo: sent.photo, ifMatch: request.headers['if-match'] },
          (tx, saved) => editedAnswer(context, tx, saved, email, caller),
        );
        return await reply.code(status).header('etag', recordTag(body.data.updatedUser)).send(body);
      } catch (error) {
        if (!(error instanceof RecordChanged)) throw error;
        return reply.code(412).header('etag', recordTag(error.record)).send(error.answer);
      }
    },
  );
}
