import type { Client } from '../../platform/concurrency/round-robin.ts';
import { ipNetwork } from '../../platform/rate-limits/network.ts';
import type { Services } from '../../platform/module.ts';
import type { FastifyRequest } from 'fastify';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { AccountClient } from '../../platform/rate-limits/known-networks.ts';
import { emailKey } from './accounts/repository.ts';
import { agentOf } from './sessions/bearer-guards.ts';
import { equalizeTiming } from '../../platform/http/equalize-timing.ts';

/** Logins cost the same with and without an account */
export const LOGIN_STEP_MS = 150;

/** For an existing account the other requests take a few more statements, which rarely exceed this even on a busy machine */
export const ACCOUNT_STEP_MS = 250;

/** Settles at a multiple of the step, so that the time does not reveal whether an account exists. */
export function withHiddenTiming<T>(
  { timingStepMs }: Pick<Services, 'timingStepMs'>,
  stepMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const ms = timingStepMs ?? stepMs;
  return ms === 0 ? work() : equalizeTiming(ms, work);
}

/** Counts by the account of an email address, whether it exists or not. */
export function callerAbout(request: FastifyRequest, email: string): AccountClient {
  return { ...identifyClient(request), account: emailKey(email) };
}

/** Client counted by the agent who is logged in. */
export function callerLoggedIn(request: FastifyRequest): AccountClient {
  return { ...identifyClient(request), account: agentOf(request).id };
}

/** Returns the account and network that a request counts for in a fair queue. */
export function clientOf(request: FastifyRequest): Client {
  return { account: agentOf(request).id, address: ipNetwork(request.ip) };
}
