import { noteSchema } from '@naija/contracts/schemas/operator-forms';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import { removeAllUnused } from '../photos/index.ts';
import type { Services } from '../../platform/module.ts';
import { removePhoto } from './decisions.ts';
import { photoParams, removePhotoBody } from './operator-schemas.ts';
import { messageResponse } from './schemas.ts';

/** Adds the route by which operators remove one photo of work, whose profile stays. */
export function photoRoute(app: App, context: Services): void {
  app.post(
    '/operators/agents/:id/photos/:photoId/removal',
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags: ['operators'],
        summary: 'Removes a photo of work from a profile, for good',
        params: photoParams,
        headers: secretIdempotencyHeaders,
        body: removePhotoBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { note } = readForm(noteSchema, request.body);
      const { id: agent } = agentOf(request);
      const { id, photoId } = request.params;
      const keyed = secretRequest(request, agentScope('decision', agent), note);
      const { result, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        removePhoto({ ...context, commit }, id, photoId, { operatorId: agent, note }),
      );
      const { audit, photo } = result;
      if (!isRepeat) context.security.record('operator.decided', request, { agent, audit });
      await removeAllUnused({ ...context, log: request.log }, [photo]);
      return { message: 'The photo is removed.' };
    },
  );
}
