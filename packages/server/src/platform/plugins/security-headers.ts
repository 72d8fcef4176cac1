import helmet from '@fastify/helmet';
import type { App } from '../http/app-type.ts';
import { contentSecurityPolicy, type ScriptSources } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

const HSTS_MAX_AGE_S = 31_536_000;

export async function securityHeaders(
  app: App,
  isHttps: boolean,
  sources: ScriptSources = {},
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(sources) },
    strictTransportSecurity: isHttps && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Of Internet Explorer, of Flash, and the default everywhere: each costs every response.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  permissionsPolicy(app);
}
