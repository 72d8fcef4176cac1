import { MESSAGES } from '@naija/contracts/domain/messages';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import type { App } from '../../platform/http/app-type.ts';
import { formBody } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import { processPhoto } from '../photos/index.ts';
import type { Services } from '../../platform/module.ts';
import { changeOnce } from './change-once.ts';
import { replacedPhoto, saveProfile } from './save-profile.ts';
import { updateResponse, updateBody } from './schemas.ts';

const FORM = { schema: agentFormSchema, process: processPhoto };

export function updateRoute(app: App, calls: Services): void {
  const { guards } = calls;
  app.put(
    '/user/update',
    {
      onRequest: guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags: ['profile'],
        summary: 'Completes your own profile; everything is required',
        consumes: ['multipart/form-data', 'application/json'],
        headers: idempotencyHeaders,
        body: updateBody,
        response: { 201: updateResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      const { status, body } = await changeOnce(calls, request, FORM, async (tx, { profile, photo }) => {
        const change = await saveProfile(tx, calls, { agentId, changes: profile, photo });
        const response = { status: 201 as const, body: { message: MESSAGES.profileSaved } };
        return { response, replacedPhoto: replacedPhoto(change) };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}
