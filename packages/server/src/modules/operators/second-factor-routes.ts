import { enrolSchema, secondFactorSchema } from '@naija/contracts/schemas/operator-forms';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { repeatableBytes, secretRequest } from '../../platform/idempotency/act-once.ts';
import { secretIdempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { findOperator, passedUntil } from './repository.ts';
import {
  codeBody,
  enrolBody,
  enrolResponse,
  operatorResponse,
  passResponse,
  recoveryCodesResponse,
} from './schemas.ts';
import { confirmEnrolment, passSecondFactor, startEnrolment } from './second-factor.ts';

const tags = ['operators'];

export function secondFactorRoutes(app: App, context: Services): void {
  const { db, clock } = context;
  app.get(
    '/operators/me',
    {
      onRequest: context.operatorGuards.requireOperator,
      schema: { tags, summary: 'Who asks', response: { 200: operatorResponse, ...errorResponses } },
    },
    async (request) => {
      const { id, sessionId } = agentOf(request);
      const found = await findOperator(db, id);
      if (!found) throw notFound('There is nothing at this address');
      const { operator, name, email } = found;
      const until = await passedUntil(db, sessionId, clock());
      if (until) return { email, name, secondFactor: 'passed' as const, passedUntil: until.toISOString() };
      return {
        email,
        name,
        secondFactor: operator.secret === null ? ('missing' as const) : ('required' as const),
      };
    },
  );
  app.post(
    '/operators/second-factor',
    {
      onRequest: context.operatorGuards.requireOperator,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Starts to set up a second factor',
        headers: secretIdempotencyHeaders,
        body: enrolBody,
        response: { 200: enrolResponse, ...errorResponses },
      },
    },
    (request) =>
      startEnrolment(context, readForm(enrolSchema, request.body).currentPassword, callerOf(request)),
  );
  codeRoutes(app, context);
}

function codeRoutes(app: App, context: Services): void {
  const { security } = context;
  app.post(
    '/operators/second-factor/confirm',
    {
      onRequest: context.operatorGuards.requireOperator,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Ends it with the first code, and gives recovery codes',
        headers: secretIdempotencyHeaders,
        body: codeBody,
        response: { 200: recoveryCodesResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { code } = readForm(secondFactorSchema, request.body);
      const { response, audit, isRepeat } = await recordingFailure(context, request, () =>
        confirmEnrolment(context, code, callerOf(request, code)),
      );
      if (!isRepeat) security.record('operator.enrolled', request, { agent: agentOf(request).id, audit });
      return response;
    },
  );
  app.post(
    '/operators/second-factor/pass',
    {
      onRequest: context.operatorGuards.requireOperator,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Passes the second factor for this session',
        headers: secretIdempotencyHeaders,
        body: codeBody,
        response: { 200: passResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { code } = readForm(secondFactorSchema, request.body);
      const response = await recordingFailure(context, request, () =>
        passSecondFactor(context, code, callerOf(request, code)),
      );
      security.record('operator.passed', request, { agent: agentOf(request).id });
      return response;
    },
  );
}

async function recordingFailure<T>(
  { security }: Services,
  request: FastifyRequest,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 400)
      security.record('operator.failed', request, { agent: agentOf(request).id });
    throw error;
  }
}

function callerOf(request: FastifyRequest, code?: string) {
  const { sessionId } = agentOf(request);
  return {
    caller: callerLoggedIn(request),
    sessionId,
    keyed: secretRequest(request, `second factor of ${sessionId}`, code),
    bytesFor: (...secrets: string[]) => repeatableBytes(request, ...secrets),
  };
}
