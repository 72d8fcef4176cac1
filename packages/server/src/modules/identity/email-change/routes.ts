import { emailChangeResent, emailToConfirm, MESSAGES } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { changeEmailSchema } from '@naija/contracts/schemas/change-email';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { errorResponses, typedSchema } from '../../../platform/http/schemas.ts';
import { actOnce, repeatableBytes, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { callerLoggedIn, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import { agentOf } from '../sessions/bearer-guards.ts';
import type { Services } from '../../../platform/module.ts';
import { requestEmailChange } from './change-email.ts';
import { cancelEmailChange, resendEmailChange } from './pending-change.ts';
import { restoreEmail } from './restore-email.ts';
import type { ChangeEmailRequest, RestoreEmailResponse } from '@naija/contracts/http/auth';
import { currentPassword, email, messageResponse, tokenQuery } from '../field-schemas.ts';

const changeEmailBody = typedSchema<ChangeEmailRequest>()(Type.Object({ email, currentPassword }));

const restoreEmailResponse = typedSchema<RestoreEmailResponse>()(
  Type.Object({
    message: Type.String(),
    resetToken: Type.String({ description: 'For the call that sets a new password, within the hour' }),
  }),
);

const tags = ['credentials'];

/** Adds the routes that request, repeat, cancel and undo a change of the email address; verification confirms it. */
export function emailChangeRoutes(app: App, context: Services): void {
  requestRoute(app, context);
  resendRoute(app, context);
  cancelRoute(app, context);
  restoreRoute(app, context);
}

function requestRoute(app: App, context: Services): void {
  const summary =
    'Sends a link to another email address, which counts once that is opened; needs the password';
  app.put(
    '/user/email',
    {
      onRequest: context.guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary,
        headers: secretIdempotencyHeaders,
        body: changeEmailBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const form = readForm(changeEmailSchema, request.body);
      const { id: agent, sessionId } = agentOf(request);
      const caller = callerLoggedIn(request);
      const keyed = secretRequest(request, agentScope('email', agent), form);
      const { isRepeat } = await actOnce(context.db, keyed, (commit) =>
        withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
          requestEmailChange({ ...context, commit }, form, { caller, sessionId }),
        ),
      );
      if (!isRepeat) context.security.record('email.change-requested', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: emailToConfirm(form.email) });
    },
  );
}

function resendRoute(app: App, context: Services): void {
  const summary = 'Sends another link to the email address that is waiting to be confirmed';
  app.post(
    '/user/email/resend',
    {
      onRequest: context.guards.requireAgent,
      schema: {
        tags,
        summary,
        headers: secretIdempotencyHeaders,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const caller = callerLoggedIn(request);
      const keyed = secretRequest(request, agentScope('email', caller.account));
      const { result: email } = await actOnce(context.db, keyed, (commit) =>
        withHiddenTiming(context, ACCOUNT_STEP_MS, () => resendEmailChange({ ...context, commit }, caller)),
      );
      return reply.header('cache-control', 'no-store').send({ message: emailChangeResent(email) });
    },
  );
}

function cancelRoute(app: App, context: Services): void {
  const summary = 'Cancels the change of the email address that is waiting to be confirmed, if there is one';
  app.delete(
    '/user/email',
    {
      onRequest: context.guards.requireAgent,
      schema: { tags, summary, response: { 204: Type.Null(), ...errorResponses } },
    },
    async (request, reply) => {
      const { id: agent } = agentOf(request);
      await cancelEmailChange(context, agent);
      context.security.record('email.change-cancelled', request, { agent });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function restoreRoute(app: App, context: Services): void {
  const summary =
    'Takes back a change of the email address or phone number with the token of the mail about it, and logs out everybody';
  app.post(
    '/auth/restore-email',
    {
      schema: {
        tags,
        summary,
        headers: secretIdempotencyHeaders,
        querystring: tokenQuery,
        response: { 200: restoreEmailResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { token = '' } = request.query;
      const keyed = secretRequest(request, 'restore email');
      const resetToken = repeatableBytes(request, 'reset', token).toString('base64url');
      const { result, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        restoreEmail({ ...context, commit }, token, resetToken),
      );
      const { agent, isPhone } = result;
      if (!isRepeat)
        context.security.record(isPhone ? 'phone.restored' : 'email.restored', request, { agent });
      const message = isPhone ? PHONE_MESSAGES.restored : MESSAGES.emailRestored;
      return reply.header('cache-control', 'no-store').send({ message, resetToken });
    },
  );
}
