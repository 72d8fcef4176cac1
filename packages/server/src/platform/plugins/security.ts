import helmet from '@fastify/helmet';
import { reportPaths } from '@naija/contracts/http/reports';
import type { App } from '../http/app-type.ts';
import { pageHeaders, REPORTING_GROUP } from './page-headers.ts';

/** In seconds. */
const ONE_YEAR = 31_536_000;

/** Headers of answers for which no page of ours is shown. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Whose code runs in pages besides that of the site itself. */
export interface CodeSources {
  /** Other origins that releases are served from. */
  remoteOrigins?: readonly string[] | undefined;
  /** Whether remotes may come from a developer's machine. */
  overrides?: boolean;
}

const DEVELOPERS = ['http://localhost:*', 'http://127.0.0.1:*'];

function policy({ remoteOrigins = [], overrides = false }: CodeSources) {
  const code = [...remoteOrigins, ...(overrides ? DEVELOPERS : [])];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...code],
    // The hash is that of an empty style element, which styled-components puts its rules into.
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", ...code],
    // `blob:` is a photo that was chosen and not yet sent. Only a script of ours makes one, and as an image none runs.
    'img-src': ["'self'", 'blob:', ...remoteOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'", ...code],
    'manifest-src': ["'self'"],
    // No page may start a worker of another origin: a remote from there starts a `blob:` that imports its own.
    'worker-src': ["'self'", ...(remoteOrigins.length > 0 ? ['blob:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Of what starts the service worker, and the thread in which agents' photos are made small.
    'trusted-types': ['shell-sw', 'photo-worker'],
    'report-to': [REPORTING_GROUP],
    // For browsers without the Reporting API; the others pass over it.
    'report-uri': [reportPaths.policy],
  };
}

/** Puts the security headers on every answer; `https` says that visitors reach the site encrypted. */
export async function securityHeaders(app: App, https: boolean, sources: CodeSources = {}): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(sources) },
    strictTransportSecurity: https && { maxAge: ONE_YEAR, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  pageHeaders(app);
}
