import type { App } from '../http/app-type.ts';
import { insufficientStorage } from '../http/http-error.ts';
import type { DiskSpace } from './disk-space.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays possible with a full disk: it frees more than it takes, or ends a danger, and fits into the reserve. */
    allowedOnFullDisk?: boolean;
  }
}

const WITHOUT_WRITES = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Responds 507 to requests that write while the disk has no more than the reserve, which is for what runs on: PostgreSQL
 * ends its process where its write-ahead log cannot grow, and reads would end with it.
 */
export function refuseWritesOnFullDisk(app: App, { isFull }: DiskSpace): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (WITHOUT_WRITES.has(method) || routeOptions.config.allowedOnFullDisk) return;
    if (await isFull()) throw insufficientStorage();
  });
}
