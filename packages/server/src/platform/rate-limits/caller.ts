import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Whose allowances a request uses. */
export interface Caller {
  /** Network that it comes from. */
  address: string;
  /** What tells one kind of browser from another. */
  browser: string;
  /** Account that it is about, known or not, where that is counted. */
  account?: string;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return {
    address: networkOf(ip),
    browser: JSON.stringify([headers['user-agent'], headers['accept-language']]),
  };
}
