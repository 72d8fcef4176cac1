import type { FastifyRequest } from 'fastify';
import { agentOf } from '../../identity/sessions/bearer.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';

/** Whose share of a budget a piece of work takes. */
export interface Owner {
  account: string;
  /** Network that it comes from. */
  address: string;
}

/** The agent who sent a request, whom `requireAgent` has let pass: nobody else has a share of anything. */
export function ownerOf(request: FastifyRequest): Owner {
  return { account: agentOf(request).id, address: networkOf(request.ip) };
}
