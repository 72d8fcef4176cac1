import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ChangePasswordRequest } from '@naija/contracts/http/auth';
import { changePasswordSchema } from '@naija/contracts/schemas/change-password';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { typedSchema, errorResponses } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { callerLoggedIn, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import { currentPassword, newPassword, messageResponse } from '../field-schemas.ts';
import { agentOf } from '../sessions/bearer-guards.ts';
import type { Services } from '../../../platform/module.ts';
import { changePassword } from './change-password.ts';

const changePasswordBody = typedSchema<ChangePasswordRequest>()(
  Type.Object({ currentPassword, newPassword, confirmPassword: newPassword }),
);

/** Adds the route by which agents who are logged in change their password. */
export function passwordChangeRoutes(app: App, context: Services): void {
  app.put(
    '/user/password',
    {
      onRequest: context.guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags: ['credentials'],
        summary: 'Sets a new password for who knows the current one, and logs out everywhere else',
        headers: secretIdempotencyHeaders,
        body: changePasswordBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const form = readForm(changePasswordSchema, request.body);
      const { id: agent, sessionId } = agentOf(request);
      const caller = callerLoggedIn(request);
      const keyed = secretRequest(request, agentScope('password', agent), form);
      const { isRepeat } = await actOnce(context.db, keyed, (commit) =>
        withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
          changePassword({ ...context, commit }, form, { caller, sessionId }),
        ),
      );
      if (!isRepeat) context.security.record('password.changed', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.passwordChanged });
    },
  );
}
