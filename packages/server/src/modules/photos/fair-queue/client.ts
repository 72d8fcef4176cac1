import type { FastifyRequest } from 'fastify';
import { agentOf } from '../../identity/index.ts';
import { ipNetwork } from '../../../platform/rate-limits/network.ts';

export interface Client {
  account: string;
  /** Network (IPv4 address or IPv6 prefix). */
  address: string;
}

export function clientOf(request: FastifyRequest): Client {
  return { account: agentOf(request).id, address: ipNetwork(request.ip) };
}
