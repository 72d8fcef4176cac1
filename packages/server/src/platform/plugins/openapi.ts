import swagger from '@fastify/swagger';
import type { App } from '../http/app-type.ts';
import { apiDocs } from './api-docs.ts';
import { describeSecurity, SECURITY_SCHEMES } from './openapi-security.ts';

/** Generates the OpenAPI document of every route added after this, and serves it. */
export async function openApi(app: App, publicUrl: string | undefined): Promise<void> {
  describeSecurity(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'NaijaAgents', description: 'Property agents in Nigeria', version: '1' },
      servers: [{ url: publicUrl ?? '/' }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  apiDocs(app);
}
