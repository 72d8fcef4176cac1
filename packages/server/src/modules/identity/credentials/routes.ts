import { emailToConfirm, MESSAGES } from '@naija/contracts/domain/messages';
import { changeEmailSchema } from '@naija/contracts/schemas/change-email';
import { changePasswordSchema } from '@naija/contracts/schemas/change-password';
import type { FastifyRequest } from 'fastify';
import { messageAnswer, tokenQuery } from '../tokens/schemas.ts';
import { restoreEmail } from '../accounts/restore-email.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { atLeast } from '../../../platform/http/equalize-timing.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import { agentOf } from '../sessions/bearer.ts';
import { callerOf } from '../../../platform/rate-limits/caller.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { ANSWER_STEP_MS, type CredentialsContext } from './context.ts';
import { changeEmailBody, changePasswordBody, restoreEmailAnswer } from './schemas.ts';

const tags = ['credentials'];
const response = { 200: messageAnswer, ...errorAnswers };

/** Adds the calls by which agents who are logged in change what they log in with, and the one that takes it back. */
export function credentialRoutes(app: App, context: CredentialsContext): void {
  emailRoute(app, context);
  passwordRoute(app, context);
  restoreRoute(app, context);
}

function emailRoute(app: App, context: CredentialsContext): void {
  const summary =
    'Sends a link to another e-mail address, which counts once that is opened; needs the password';
  app.put(
    '/user/email',
    {
      onRequest: context.guards.requireAgent,
      validatorCompiler: formBody,
      schema: { tags, summary, body: changeEmailBody, response },
    },
    async (request, reply) => {
      const form = readForm(changeEmailSchema, request.body);
      await atLeast(ANSWER_STEP_MS, () => changeEmail(context, form, whoOf(request)));
      context.security.record('email.change-requested', request, { agent: agentOf(request).id });
      return reply.header('cache-control', 'no-store').send({ message: emailToConfirm(form.email) });
    },
  );
}

function passwordRoute(app: App, context: CredentialsContext): void {
  const summary = 'Sets a new password for who knows the current one, and logs out everywhere else';
  app.put(
    '/user/password',
    {
      onRequest: context.guards.requireAgent,
      validatorCompiler: formBody,
      schema: { tags, summary, body: changePasswordBody, response },
    },
    async (request, reply) => {
      const form = readForm(changePasswordSchema, request.body);
      await refuseCommonPassword('newPassword', form.newPassword);
      await atLeast(ANSWER_STEP_MS, () => changePassword(context, form, whoOf(request)));
      context.security.record('password.changed', request, { agent: agentOf(request).id });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.passwordChanged });
    },
  );
}

function restoreRoute(app: App, { db, clock, security }: CredentialsContext): void {
  const summary =
    'Takes back a change of the e-mail address with the token of a mail to the old one, and logs out everybody';
  app.post(
    '/auth/restore-email',
    {
      schema: {
        tags,
        summary,
        querystring: tokenQuery,
        response: { 200: restoreEmailAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { token = '' } = request.query;
      const restored = await db.transaction((tx) => restoreEmail(tx, token, clock()));
      if (!restored) throw badRequest(MESSAGES.restoreDead);
      const { agentId, resetToken } = restored;
      security.record('email.restored', request, { agent: agentId });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.emailRestored, resetToken });
    },
  );
}

/** Whose limits a request uses, and the session that goes on. */
function whoOf(request: FastifyRequest) {
  const { id, sessionId } = agentOf(request);
  return { caller: { ...callerOf(request), account: id }, sessionId };
}
