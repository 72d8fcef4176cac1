import { REGISTERS, type Register } from '@naija/contracts/http/registrations';
import { registrationSchema } from '@naija/contracts/schemas/registration';
import { Check } from 'typebox/value';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorResponses, oneOf } from '../../platform/http/schemas.ts';
import { agentScope, respondOnce, idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { enterRegistration } from './enter.ts';
import { listOwn } from './repository.ts';
import { messageResponse, registrationBody, registrationsResponse } from './schemas.ts';

const tags = ['registrations'];

/** Adds the routes by which agents enter their numbers in public registers, and see what came of it. */
export function ownRoutes(app: App, { db, limit, guards, clock }: Services): void {
  app.get(
    '/user/registrations',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'The own numbers in public registers, and whether they were checked',
        response: { 200: registrationsResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const registrations = await listOwn(db, agentOf(request).id);
      return reply.header('cache-control', 'no-store').send({ registrations });
    },
  );
  app.post(
    '/user/registrations',
    {
      onRequest: guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Enters, changes or removes your own number in a register; an operator checks it',
        headers: idempotencyHeaders,
        body: registrationBody,
        response: { 201: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const entered = readEntry(request.body);
      const { id: agentId } = agentOf(request);
      const { method, url, headers } = request;
      const key = headers['idempotency-key'];
      const scope = agentScope('registration', agentId);
      const keyed = key === undefined ? undefined : { scope, key, method, url, body: entered };
      const response = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'registration', callerLoggedIn(request));
        const message = await enterRegistration(tx, { ...entered, agentId, now: clock() });
        return { status: 201 as const, body: { message } };
      });
      return reply.code(response.status).header('cache-control', 'no-store').send(response.body);
    },
  );
}

function readEntry(body: unknown): { register: Register; number: string | null } {
  const { register, number } = (body ?? {}) as Partial<Record<string, unknown>>;
  if (!Check(oneOf(REGISTERS), register)) throw badRequest('This request must name a register');
  if (number === null) return { register, number };
  return { register, number: readForm(registrationSchema(register), body).number };
}
