import { MESSAGES } from '@naija/contracts/domain/messages';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import type { App } from '../../http/app-type.ts';
import { formBody } from '../../http/form-body.ts';
import { errorAnswers } from '../../http/schemas.ts';
import { idempotencyHeaders } from '../../idempotency/header.ts';
import type { Memory } from '../../multipart/memory.ts';
import { agentOf } from '../../plugins/bearer.ts';
import { callerOf } from '../../rate-limits/caller.ts';
import type { ProfileContext } from './context.ts';
import { keyedRequest } from './keyed-request.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';
import { updateAnswer, updateBody } from './schemas.ts';

/** Adds the call that completes a profile for the first time. */
export function updateRoute(app: App, { db, photos, limit, guards }: ProfileContext, memory: Memory): void {
  app.put(
    '/user/update',
    {
      onRequest: guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags: ['profile'],
        summary: 'Completes the own profile; everything is required',
        consumes: ['multipart/form-data'],
        headers: idempotencyHeaders,
        body: updateBody,
        response: { 201: updateAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      await limit(db, 'profileChange', { ...callerOf(request), account: agentId });
      const sent = await readProfile(request, agentFormSchema, memory);
      const { status, body } = await saveProfile(
        { db, photos, log: request.log },
        keyedRequest(request, agentId, sent),
        { agentId, changes: sent.profile, photo: sent.photo },
        () => Promise.resolve({ status: 201 as const, body: { message: MESSAGES.profileSaved } }),
      );
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}
