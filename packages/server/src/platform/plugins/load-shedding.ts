import underPressure from '@fastify/under-pressure';
import type { FastifyServerOptions } from 'fastify';
import type { App } from '../http/app-type.ts';
import { MAX_PATH_BYTES } from '../http/request-target.ts';
import { RETRY_AFTER_S } from './error-response.ts';

const MAX_HEADER_BYTES = 16 * 1024;

/** Bytes and milliseconds */
export const connectionLimits = {
  bodyLimit: 64 * 1024,
  // Time for the largest photo at 20 kB/s; `abortSlowBodies` ends slower ones earlier.
  requestTimeout: 300_000,
  keepAliveTimeout: 72_000,
  http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 15_000 },
  routerOptions: { maxParamLength: MAX_PATH_BYTES },
} satisfies FastifyServerOptions & { http: object };

/** Responds 503 with Retry-After while the event loop is delayed. */
export async function shedLoad(app: App, maxEventLoopDelay = 1_000): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: RETRY_AFTER_S });
}
