import helmet from '@fastify/helmet';
import type { App } from '../http/app-type.ts';

const HALF_A_YEAR = 15_552_000;

/** Headers of answers for which no page of ours is shown. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // The hash is that of an empty style element, which styled-components puts its rules into.
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  // `blob:` is a photo that was chosen and not yet sent. Only a script of ours makes one, and as an image none runs.
  'img-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // Of what starts the service worker, and the thread in which agents' photos are made small.
  'trusted-types': ['shell-sw', 'photo-worker'],
};

/** Puts the security headers on every answer; `https` says that visitors reach the site encrypted. */
export async function securityHeaders(app: App, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: https && { maxAge: HALF_A_YEAR },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
