import { REGISTRATION_DECISIONS, type RegistrationSummary } from '@naija/contracts/http/operators';
import { noteSchema, registrationDaysSchema } from '@naija/contracts/schemas/operator-forms';
import { Check } from 'typebox/value';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor, readPage } from '../../platform/http/cursor.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorResponses, oneOf } from '../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { decideOnRegistration, type Decision } from './decide.ts';
import { decisionOf, findEntries, type FoundEntry } from './repository.ts';
import {
  idParams,
  messageResponse,
  registrationCursor,
  registrationDecisionBody,
  registrationListQuery,
  registrationListResponse,
} from './schemas.ts';

const tags = ['operators'];

/** Adds the routes by which operators look through what agents have entered, and decide on it. */
export function operatorRegistrationRoutes(app: App, context: Services): void {
  const { db, clock, security } = context;
  app.get(
    '/operators/registrations',
    {
      onRequest: context.operatorGuards.requirePassed,
      schema: {
        tags,
        summary: 'Numbers in public registers that wait for a check, oldest first; or decided ones',
        querystring: registrationListQuery,
        response: { 200: registrationListResponse, ...errorResponses },
      },
    },
    async ({ query: { state = 'pending', cursor, limit } }) => {
      const isPending = state === 'pending';
      const after = decodeCursor(registrationCursor, cursor);
      const { page, last } = await readPage(
        (count) => findEntries(db, { isPending, after, limit: count }),
        limit,
      );
      const nextCursor = last
        ? encodeCursor({ at: last.entry.enteredAt.getTime(), id: last.entry.id })
        : null;
      return { registrations: page.map(toSummary), nextCursor };
    },
  );
  app.post(
    '/operators/registrations/:id',
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Confirms, refuses or revokes one',
        params: idParams,
        headers: secretIdempotencyHeaders,
        body: registrationDecisionBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request) => {
      const decision = readDecision(request.body, clock());
      const { id: agent } = agentOf(request);
      const keyed = secretRequest(request, agentScope('decision', agent), decision);
      const { result: audit, isRepeat } = await actOnce(db, keyed, (commit) =>
        decideOnRegistration({ ...context, commit }, request.params.id, decision, agent),
      );
      if (!isRepeat) security.record('operator.decided', request, { agent, audit });
      return { message: 'The agent is told by email.' };
    },
  );
}

function readDecision(body: unknown, now: Date): Decision {
  const { decision } = (body ?? {}) as Partial<Record<string, unknown>>;
  if (!Check(oneOf(REGISTRATION_DECISIONS), decision))
    throw badRequest('This request must say what is decided');
  return decision === 'confirm'
    ? { decision, ...readForm(registrationDaysSchema(now), body) }
    : { decision, ...readForm(noteSchema, body) };
}

function toSummary({ entry, agent, others }: FoundEntry): RegistrationSummary {
  return {
    id: entry.id,
    register: entry.register,
    number: entry.number,
    state: entry.state,
    enteredAt: entry.enteredAt.toISOString(),
    agent,
    others,
    ...decisionOf(entry),
  };
}
