import { MESSAGES } from '@naija/contracts/domain/messages';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { verifyCodeSchema } from '@naija/contracts/schemas/verify-code';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { callerAbout, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import type { Services } from '../../../platform/module.ts';
import { resendVerification, verifyByCode, verifyByToken } from './verify-email.ts';
import type { ResendVerificationRequest, VerifyCodeRequest } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { email, messageResponse, tokenQuery } from '../field-schemas.ts';

const verifyCodeBody = typedSchema<VerifyCodeRequest>()(
  Type.Object({ email, code: Type.String({ description: 'The digits in the mail' }) }),
);

const resendBody = typedSchema<ResendVerificationRequest>()(Type.Object({ email }));

const response = { 200: messageResponse, ...errorResponses };

/** Adds the routes that verify an email address, of a sign-up or of a change. */
export function verificationRoutes(app: App, context: Services): void {
  linkRoute(app, context);
  codeRoute(app, context);
  resendRoute(app, context);
}

function linkRoute(app: App, context: Services): void {
  app.post(
    '/auth/verify',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Verifies an email address by the token of the link that was sent to it',
        headers: secretIdempotencyHeaders,
        querystring: tokenQuery,
        response,
      },
    },
    async (request, reply) => {
      const keyed = secretRequest(request, 'verify');
      const { result: changed, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        verifyByToken({ ...context, commit }, request.query.token ?? ''),
      );
      if (changed !== undefined && !isRepeat)
        context.security.record('email.changed', request, { agent: changed });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.verified });
    },
  );
}

function codeRoute(app: App, context: Services): void {
  app.post(
    '/auth/verify-code',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['accounts'],
        summary: 'Verifies an email address by the code that was sent to it',
        headers: secretIdempotencyHeaders,
        body: verifyCodeBody,
        response,
      },
    },
    async (request, reply) => {
      const form = readForm(verifyCodeSchema, request.body);
      const keyed = secretRequest(request, 'verify', form);
      const { result: isRight } = await actOnce(context.db, keyed, async (commit) => {
        await context.limit(context.db, 'verifyCode', identifyClient(request));
        return withHiddenTiming(context, ACCOUNT_STEP_MS, () => verifyByCode({ ...context, commit }, form));
      });
      if (!isRight) throw badRequest(MESSAGES.codeWrong, { code: MESSAGES.codeWrong });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.verified });
    },
  );
}

function resendRoute(app: App, context: Services): void {
  app.post(
    '/auth/resend-verification',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['accounts'],
        summary: 'Sends a new verification mail where one is waited for; answers the same for any address',
        headers: secretIdempotencyHeaders,
        body: resendBody,
        response,
      },
    },
    async (request, reply) => {
      const { email } = readForm(forgotPasswordSchema, request.body);
      const caller = callerAbout(request, email);
      await actOnce(context.db, secretRequest(request, 'resend', email), async (commit) => {
        await context.limit(context.db, 'verificationMail', caller);
        await context.limit(context.db, 'verificationMailToAccount', caller);
        await withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
          resendVerification({ ...context, commit }, email),
        );
      });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.verificationSent });
    },
  );
}
