import { MESSAGES } from '@naija/contracts/domain/messages';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { resetPasswordSchema } from '@naija/contracts/schemas/reset-password';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { callerAbout, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import type { Services } from '../../../platform/module.ts';
import { displayNameFrom, sendResetLink } from './forgot-password.ts';
import { checkResetToken, resetPassword } from './reset-password.ts';
import type {
  ForgotPasswordRequest,
  ForgotPasswordResponse,
  ResetPasswordRequest,
} from '@naija/contracts/http/auth';
import { email, newPassword, messageResponse, tokenQuery } from '../field-schemas.ts';

const forgotPasswordBody = typedSchema<ForgotPasswordRequest>()(Type.Object({ email }));

const forgotPasswordResponse = typedSchema<ForgotPasswordResponse>()(
  Type.Object({
    user: Type.Object({
      name: Type.String({
        description: 'Made from the address: the same whether there is an account or not',
      }),
      email: Type.String(),
    }),
    message: Type.String(),
  }),
);

const resetPasswordBody = typedSchema<ResetPasswordRequest>()(
  Type.Object({ newPassword, confirmPassword: newPassword }),
);

const tags = ['auth'];

/** Adds the routes that send a link for a new password, and set one with it. */
export function passwordResetRoutes(app: App, context: Services): void {
  forgotRoute(app, context);
  checkRoute(app, context);
  resetRoute(app, context);
}

function forgotRoute(app: App, context: Services): void {
  app.post(
    '/auth/forgot-password',
    {
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Sends a link for a new password',
        headers: secretIdempotencyHeaders,
        body: forgotPasswordBody,
        response: { 200: forgotPasswordResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { email } = readForm(forgotPasswordSchema, request.body);
      const caller = callerAbout(request, email);
      const keyed = secretRequest(request, 'forgot', email);
      const { result: agent, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
          sendResetLink({ ...context, commit }, email, caller),
        ),
      );
      if (!isRepeat) context.security.record('reset.requested', request, { agent });
      const user = { name: displayNameFrom(email), email };
      return reply.header('cache-control', 'no-store').send({ user, message: MESSAGES.resetSent });
    },
  );
}

function checkRoute(app: App, context: Services): void {
  app.get(
    '/auth/reset-password',
    {
      schema: {
        tags,
        summary: 'Says whether the token of a mail would set a new password now; changes nothing',
        querystring: tokenQuery,
        response: { 204: Type.Null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      await checkResetToken(context, request.query.token ?? '');
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function resetRoute(app: App, context: Services): void {
  app.post(
    '/auth/reset-password',
    {
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Sets a new password with the token of a mail, and logs out everywhere',
        headers: secretIdempotencyHeaders,
        querystring: tokenQuery,
        body: resetPasswordBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { newPassword } = readForm(resetPasswordSchema, request.body);
      const { token = '' } = request.query;
      const keyed = secretRequest(request, 'reset', newPassword);
      const { result: agent, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        resetPassword({ ...context, commit }, token, newPassword, identifyClient(request)),
      );
      if (!isRepeat) context.security.record('reset.completed', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.resetSuccess });
    },
  );
}
