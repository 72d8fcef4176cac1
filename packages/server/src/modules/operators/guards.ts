import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { guard } from '../../platform/plugins/api-docs.ts';
import { agentOf, isOperator } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { passedUntil } from './repository.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface OperatorGuards {
  /** Responds 404 to others, like an unknown address. */
  requireOperator: Guard;
  /** Like `requireOperator`; rejects with HttpError 403 without the second factor. */
  requirePassed: Guard;
}

export function operatorGuards({
  db,
  clock,
  guards,
}: Pick<Services, 'db' | 'clock' | 'guards'>): OperatorGuards {
  const requireOperator: Guard = async (request, reply) => {
    await guards.recogniseAgent(request, reply);
    reply.header('cache-control', 'no-store');
    if (!request.agent || !(await isOperator(db, request.agent.id)))
      throw notFound('There is nothing at this address');
  };
  const requirePassed: Guard = async (request, reply) => {
    await requireOperator(request, reply);
    if (!(await passedUntil(db, agentOf(request).sessionId, clock())))
      throw new HttpError(403, 'second_factor', 'Please enter the code of your second factor first.');
  };
  return {
    requireOperator: guard('session', requireOperator),
    requirePassed: guard('session', requirePassed),
  };
}

/** Rejects with HttpError 403 if the subject is the operator's own account: its profile, a comment on it, or an appeal. */
export function refuseOwn(agentId: string, operatorId: string): void {
  if (agentId === operatorId)
    throw new HttpError(403, 'forbidden', 'This is about your own account. Another operator has to decide.');
}
