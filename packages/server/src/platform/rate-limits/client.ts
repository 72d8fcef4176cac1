import type { FastifyRequest } from 'fastify';
import { ipNetwork } from './network.ts';

/** Whose rate limits a request uses. */
export interface ClientIdentity {
  address: string;
  browser: string;
  account?: string;
}

export function identifyClient({ ip, headers }: FastifyRequest): ClientIdentity {
  return {
    address: ipNetwork(ip),
    browser: JSON.stringify([headers['user-agent'], headers['accept-language']]),
  };
}
