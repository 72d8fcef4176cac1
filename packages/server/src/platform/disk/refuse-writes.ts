import type { App } from '../http/app-type.ts';
import { insufficientStorage } from '../http/http-error.ts';
import type { DiskSpace } from './disk-space.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route frees space, or ends a danger and fits into the reserve. */
    allowedOnFullDisk?: boolean;
  }
}

const WITHOUT_WRITES = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/** Responds 507 to writes while only the reserve is left, which PostgreSQL needs to grow its write-ahead log. */
export function refuseWritesOnFullDisk(app: App, { isFull }: DiskSpace): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (WITHOUT_WRITES.has(method) || routeOptions.config.allowedOnFullDisk) return;
    if (await isFull()) throw insufficientStorage();
  });
}
