import { MESSAGES } from '@naija/contracts/domain/messages';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { verifyCodeSchema } from '@naija/contracts/schemas/verify-code';
import { emailKey } from '../accounts/find-account.ts';
import { messageAnswer, tokenQuery } from '../tokens/schemas.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { atLeast } from '../../../platform/http/equalize-timing.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { callerOf } from '../../../platform/rate-limits/caller.ts';
import { ANSWER_TIME, type Office } from './office.ts';
import { resendBody, verifyCodeBody } from './schemas.ts';
import { resendVerification, verifyByCode, verifyByToken } from './verification.ts';

const response = { 200: messageAnswer, ...errorAnswers };

export function verificationRoutes(app: App, office: Office): void {
  linkRoute(app, office);
  codeRoute(app, office);
  resendRoute(app, office);
}

function linkRoute(app: App, office: Office): void {
  app.post(
    '/auth/verify',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Verifies an e-mail address by the token of the link that was sent to it',
        querystring: tokenQuery,
        response,
      },
    },
    async (request, reply) => {
      const changed = await verifyByToken(office, request.query.token ?? '');
      if (changed !== undefined) office.security.record('email.changed', request, { agent: changed });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.verified });
    },
  );
}

function codeRoute(app: App, office: Office): void {
  app.post(
    '/auth/verify-code',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['accounts'],
        summary: 'Verifies an e-mail address by the code that was sent to it',
        body: verifyCodeBody,
        response,
      },
    },
    async (request, reply) => {
      const form = readForm(verifyCodeSchema, request.body);
      await office.limit(office.db, 'verifyCode', callerOf(request));
      await atLeast(ANSWER_TIME, () => verifyByCode(office, form));
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.verified });
    },
  );
}

function resendRoute(app: App, office: Office): void {
  app.post(
    '/auth/resend-verification',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['accounts'],
        summary: 'Sends a new verification letter where one is waited for; answers the same for any address',
        body: resendBody,
        response,
      },
    },
    async (request, reply) => {
      const { email } = readForm(forgotPasswordSchema, request.body);
      const caller = { ...callerOf(request), account: emailKey(email) };
      await office.limit(office.db, 'verificationMail', caller);
      await office.limit(office.db, 'verificationMailToAccount', caller);
      await atLeast(ANSWER_TIME, () => resendVerification(office, email));
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.verificationSent });
    },
  );
}
