import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../http/app-type.ts';
import { describeSecurity, SECURITY_SCHEMES } from './openapi-security.ts';

export const DOCS_PREFIX = '/api/docs';

// The hash is that of the one style element the viewer adds to its style sheets.
const VIEWER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Describes every route added after this, and shows the description under `DOCS_PREFIX`. */
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
  await app.register(swaggerUi, {
    routePrefix: DOCS_PREFIX,
    staticCSP: VIEWER_POLICY,
    uiConfig: { validatorUrl: null },
  });
}
