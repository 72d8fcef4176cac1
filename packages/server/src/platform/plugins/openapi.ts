import swagger from '@fastify/swagger';
import type { App } from '../http/app-type.ts';
import { apiDocs } from './api-docs.ts';
import { describeSecurity, SECURITY_SCHEMES } from './openapi-security.ts';

/** Describes every route added after this, and serves the description. */
export async function openApi(app: App, publicUrl: string | undefined): Promise<void> {
  describeSecurity(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'NaijaAgents', description: 'Property agents in Nigeria', version: '1' },
      // Where the origin is not known, it is the one that the description was read from.
      servers: [{ url: publicUrl ?? '/' }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  apiDocs(app);
}
