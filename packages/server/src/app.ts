import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { API_PREFIX } from '@naija/contracts/http/paths';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Queryable } from './database/database.ts';
import { agentRoutes } from './features/agents/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import type { App } from './http/app-type.ts';
import { compressAnswers } from './plugins/compression.ts';
import { endConnectionsOnClose } from './plugins/connection-close.ts';
import { answerErrors, earlyErrors } from './plugins/errors.ts';
import { hosting, type Folders } from './plugins/hosting/index.ts';
import { connectionLimits, shedLoad } from './plugins/load-limits.ts';
import { openApi } from './plugins/openapi.ts';
import { securityHeaders } from './plugins/security.ts';

/** All that the application needs from the process it runs in. */
export interface AppOptions {
  db: Queryable;
  folders: Folders;
  /** Origin that visitors use, where it is known. */
  publicUrl?: string | undefined;
  trustedProxies?: string[];
  logger?: FastifyBaseLogger;
}

/** Puts the application together, ready to listen or to be asked by `inject`. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, folders, publicUrl, trustedProxies = [], logger } = options;
  const app: App = Fastify({
    ...connectionLimits,
    ...earlyErrors,
    ...(logger && { loggerInstance: logger }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
  }).withTypeProvider<TypeBoxTypeProvider>();

  answerErrors(app);
  endConnectionsOnClose(app);
  await securityHeaders(app, publicUrl?.startsWith('https:') ?? false);
  await shedLoad(app);
  await openApi(app, publicUrl);
  healthRoutes(app, db);
  await app.register(
    async (api: App) => {
      await compressAnswers(api);
      agentRoutes(api, db);
      commentRoutes(api, db);
    },
    { prefix: API_PREFIX },
  );
  await hosting(app, folders);
  await app.ready();
  return app;
}
