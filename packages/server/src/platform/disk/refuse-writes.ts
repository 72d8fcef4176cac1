import type { App } from '../http/app-type.ts';
import { insufficientStorage } from '../http/http-error.ts';
import type { DiskSpace } from './disk-space.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route stays available with a full disk, because it frees more than it needs, or ends a danger, and fits into the
     * reserve.
     */
    allowedOnFullDisk?: boolean;
  }
}

const WITHOUT_WRITES = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Responds 507 to writing requests while the disk has only the reserve left. The reserve is for PostgreSQL, which ends when its
 * write-ahead log cannot grow, and reads would fail with it.
 */
export function refuseWritesOnFullDisk(app: App, { isFull }: DiskSpace): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (WITHOUT_WRITES.has(method) || routeOptions.config.allowedOnFullDisk) return;
    if (await isFull()) throw insufficientStorage();
  });
}
