import { internationalDigits } from '@naija/contracts/domain/phone';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { newPhoneSchema } from '@naija/contracts/schemas/new-phone';
import { phoneCodeSchema } from '@naija/contracts/schemas/verify-code';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { agents } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { formBody, readForm } from '../../../platform/http/form-body.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../../platform/idempotency/respond-once.ts';
import { identifyClient } from '../../../platform/rate-limits/client.ts';
import { callerLoggedIn, ACCOUNT_STEP_MS, withHiddenTiming } from '../callers.ts';
import { agentOf } from '../sessions/bearer-guards.ts';
import { messageResponse } from '../field-schemas.ts';
import type { Services } from '../../../platform/module.ts';
import { confirmPhone } from './confirm-phone.ts';
import { allowNewPhone } from './new-phone.ts';
import { findCodeExpiry } from './repository.ts';
import { requestPhoneCode, phoneStateOf } from './request-code.ts';
import { newPhoneBody, phoneCodeBody, phoneResponse } from './schemas.ts';

const tags = ['credentials'];

/** Adds the routes by which agents confirm the phone number of their profile, and may change it. */
export function phoneRoutes(app: App, context: Services): void {
  stateRoute(app, context);
  codeRoute(app, context);
  confirmRoute(app, context);
  newPhoneRoute(app, context);
}

function stateRoute(app: App, { db, sms, clock, guards }: Services): void {
  app.get(
    '/user/phone',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'How far the number of your own profile is confirmed',
        response: { 200: phoneResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id: agentId } = agentOf(request);
      const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
      if (!agent) throw notFound('There is no agent with this id');
      const state = phoneStateOf(agent, sms);
      const digits = internationalDigits(agent.phone);
      const codeUntil =
        state === 'ready' ? await findCodeExpiry(db, { agentId, digits, now: clock() }) : undefined;
      return reply.header('cache-control', 'no-store').send({
        phone: agent.phone,
        state,
        verifiedAt: agent.phoneVerifiedAt?.toISOString() ?? null,
        codeUntil: codeUntil?.toISOString() ?? null,
      });
    },
  );
}

function codeRoute(app: App, context: Services): void {
  app.post(
    '/user/phone/code',
    {
      onRequest: context.guards.requireWriter,
      schema: {
        tags,
        summary: 'Sends a code to the number of your own profile, as a text message',
        headers: secretIdempotencyHeaders,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id: agent } = agentOf(request);
      const { isRepeat } = await actOnce(
        context.db,
        secretRequest(request, agentScope('phone', agent)),
        (commit) => requestPhoneCode({ ...context, commit }, callerLoggedIn(request)),
      );
      context.wakeJobs();
      if (!isRepeat) context.security.record('phone.code-requested', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: PHONE_MESSAGES.sent });
    },
  );
}

function confirmRoute(app: App, context: Services): void {
  app.post(
    '/user/phone/confirm',
    {
      onRequest: context.guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Confirms the number of your own profile by the code that was sent to it',
        body: phoneCodeBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { code } = readForm(phoneCodeSchema, request.body);
      const { id: agent } = agentOf(request);
      await context.limit(context.db, 'verifyCode', identifyClient(request));
      await confirmPhone(context, agent, code);
      context.security.record('phone.confirmed', request, { agent });
      return reply.header('cache-control', 'no-store').send({ message: PHONE_MESSAGES.confirmed });
    },
  );
}

function newPhoneRoute(app: App, context: Services): void {
  app.post(
    '/user/phone/new',
    {
      onRequest: context.guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary:
          'Lets an edit of your own profile store another number, once and within a day; needs the password',
        body: newPhoneBody,
        response: { 204: Type.Null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      const form = readForm(newPhoneSchema, request.body);
      await withHiddenTiming(context, ACCOUNT_STEP_MS, () =>
        allowNewPhone(context, form, callerLoggedIn(request)),
      );
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
