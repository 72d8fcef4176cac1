import type { FastifyRequest } from 'fastify';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { AccountClient } from '../../platform/rate-limits/known-networks.ts';
import { emailKey } from './accounts/repository.ts';
import { agentOf } from './sessions/bearer-guards.ts';

/** The caller, counted by the account of an email address, whether there is one or not. */
export function callerAbout(request: FastifyRequest, email: string): AccountClient {
  return { ...identifyClient(request), account: emailKey(email) };
}

/** The caller, counted by the agent who is logged in. */
export function callerLoggedIn(request: FastifyRequest): AccountClient {
  return { ...identifyClient(request), account: agentOf(request).id };
}
