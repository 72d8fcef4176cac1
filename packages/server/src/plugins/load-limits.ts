import underPressure from '@fastify/under-pressure';
import type { FastifyServerOptions } from 'fastify';
import type { App } from '../http/app-type.ts';
import { RETRY_AFTER } from './error-answer.ts';

/** Bounds on what a connection may send and how long it may take; bytes and milliseconds. */
export const connectionLimits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000 },
} satisfies FastifyServerOptions & { http: object };

/** Turns requests away, with a time to come back, while the process cannot keep up. */
export async function shedLoad(app: App, maxEventLoopDelay = 1_000): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: RETRY_AFTER });
}
