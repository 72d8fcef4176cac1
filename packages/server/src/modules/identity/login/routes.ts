import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { loginSchema } from '@naija/contracts/schemas/login';
import { resetPasswordSchema } from '@naija/contracts/schemas/reset-password';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '../accounts/find-account.ts';
import { messageAnswer, tokenQuery } from '../tokens/schemas.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { atLeast } from '../../../platform/http/equalize-timing.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { badRequest } from '../../../platform/http/http-error.ts';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import { callerOf } from '../../../platform/rate-limits/caller.ts';
import type { AccountCaller } from '../../../platform/rate-limits/known-networks.ts';
import type { AuthContext } from './context.ts';
import { logIn, LoginRefused } from './log-in.ts';
import { resetPassword } from './reset-password.ts';
import {
  forgotPasswordAnswer,
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  resetPasswordBody,
} from './schemas.ts';
import { sendResetLink } from './send-reset-link.ts';
import { shownName } from './shown-name.ts';

// Milliseconds of which the time of an answer is a multiple, so that it does not tell whether there is an account. A
// login costs the same with and without one. A reset link costs a few statements more with one: it needs a time that
// they hardly ever exceed, on a busy machine as well.
const LOGIN_STEP = 150;
const FORGOT_STEP = 250;

const shared = { validatorCompiler: formBody };
const tags = ['auth'];

/** Adds the calls that log in and set a new password. */
export function authRoutes(app: App, context: AuthContext): void {
  loginRoute(app, context);
  forgotPasswordRoute(app, context);
  resetPasswordRoute(app, context);
}

function loginRoute(app: App, context: AuthContext): void {
  const response = { 200: loginAnswer, ...errorAnswers };
  app.post(
    '/auth/login',
    { ...shared, schema: { tags, summary: 'Begins a session', body: loginBody, response } },
    async (request, reply) => {
      const form = readForm(loginSchema, request.body);
      // No password is as long, so this judges no old one.
      if (form.password.length > LIMITS.passwordMax)
        throw badRequest(FIELD_MESSAGES.passwordLong, { password: FIELD_MESSAGES.passwordLong });
      const answer = await atLeast(LOGIN_STEP, () =>
        logIn(context, form, accountCaller(request, form.email)),
      ).catch((error: unknown) => {
        if (error instanceof LoginRefused)
          context.security.record('login.failed', request, { agent: error.agentId });
        throw error;
      });
      context.security.record('login.succeeded', request, { agent: answer.data.user._id });
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}

function forgotPasswordRoute(app: App, context: AuthContext): void {
  const response = { 200: forgotPasswordAnswer, ...errorAnswers };
  app.post(
    '/auth/forgot-password',
    {
      ...shared,
      schema: { tags, summary: 'Sends a link for a new password', body: forgotPasswordBody, response },
    },
    async (request, reply) => {
      const { email } = readForm(forgotPasswordSchema, request.body);
      const agent = await atLeast(FORGOT_STEP, () =>
        sendResetLink(context, email, accountCaller(request, email)),
      );
      context.security.record('reset.requested', request, { agent: agent ?? null });
      const answer = { user: { name: shownName(email), email }, message: MESSAGES.resetSent };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}

function resetPasswordRoute(app: App, context: AuthContext): void {
  app.post(
    '/auth/reset-password',
    {
      ...shared,
      schema: {
        tags,
        summary: 'Sets a new password with the token of a mail, and logs out everywhere',
        querystring: tokenQuery,
        body: resetPasswordBody,
        response: { 200: messageAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { newPassword } = readForm(resetPasswordSchema, request.body);
      await refuseCommonPassword('newPassword', newPassword);
      const { token = '' } = request.query;
      const agent = await resetPassword(context, token, newPassword, callerOf(request));
      context.security.record('reset.completed', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: MESSAGES.resetSuccess });
    },
  );
}

function accountCaller(request: FastifyRequest, email: string): AccountCaller {
  return { ...callerOf(request), account: emailKey(email) };
}
