import underPressure from '@fastify/under-pressure';
import type { FastifyServerOptions } from 'fastify';
import type { App } from '../http/app-type.ts';
import { MAX_PATH_BYTES } from '../http/request-target.ts';
import { RETRY_AFTER } from './error-answer.ts';

// Of all headers together with the address.
const MAX_HEADER_SIZE = 16 * 1024;

/** Bounds on what a connection may send and how long it may take; bytes and milliseconds. */
export const connectionLimits = {
  bodyLimit: 64 * 1024,
  // The largest photo over a line of 20 kB/s; what is slower than `endSlowBodies` allows ends long before.
  requestTimeout: 300_000,
  keepAliveTimeout: 72_000,
  http: { maxHeaderSize: MAX_HEADER_SIZE, headersTimeout: 15_000 },
  // No shorter, or a long text in a path would be told that there is nothing there, not that it is too long.
  routerOptions: { maxParamLength: MAX_PATH_BYTES },
} satisfies FastifyServerOptions & { http: object };

/** Turns requests away, with a time to come back, while the process cannot keep up. */
export async function shedLoad(app: App, maxEventLoopDelay = 1_000): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: RETRY_AFTER });
}
