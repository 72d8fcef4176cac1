import { reportPaths } from '@naija/contracts/http/reports';
import { RELEASES_PATH } from '@naija/contracts/remote/registry';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

export const POLICY_HEADER = 'content-security-policy';

/** Endpoint name in the Reporting-Endpoints header */
export const REPORTING_GROUP = 'policy';

/** Headers of responses that render no page of the product */
export const NON_PAGE_HEADERS = {
  [POLICY_HEADER]: "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

export interface ScriptSources {
  remoteOrigins?: readonly string[] | undefined;
  overrides?: boolean;
}

const DEVELOPER_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

function originsOf({ remoteOrigins = [], overrides = false }: ScriptSources) {
  // Only the folder of releases is allowed, because other publishers may share an origin.
  const releases = remoteOrigins.map((origin) => origin + RELEASES_PATH);
  return { releases, code: [...releases, ...(overrides ? DEVELOPER_ORIGINS : [])] };
}

/**
 * Returns the Content-Security-Policy header of scripts. It counts where a script is started as a worker, which then connects
 * to what a page may connect to, and evaluates no text.
 */
export function workerPolicy(sources: ScriptSources): string {
  return ["default-src 'self'", ...originsOf(sources).code].join(' ');
}

/** Returns the directives of the Content-Security-Policy header of pages. */
export function contentSecurityPolicy(sources: ScriptSources) {
  const { releases, code } = originsOf(sources);
  const { remoteOrigins = [] } = sources;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...code],
    // Hash of the empty style element that styled-components inserts rules into.
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", ...code],
    // `blob:` is a chosen photo that has not been uploaded.
    'img-src': ["'self'", 'blob:', ...releases],
    'font-src': ["'self'", ...releases],
    'connect-src': ["'self'", ...code],
    'manifest-src': ["'self'"],
    // A worker of another origin can only start from a `blob:` that imports it.
    'worker-src': ["'self'", ...(remoteOrigins.length > 0 ? ['blob:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Policies of the service worker registration and of the worker that resizes photos.
    'trusted-types': ['shell-sw', 'photo-worker'],
    'report-to': [REPORTING_GROUP],
    'report-uri': [reportPaths.policy],
  };
}

/** Inline content of one page, by its hashes. */
export interface InlineSources {
  styles: readonly string[];
  scripts?: readonly string[];
}

/** Adds to the policy that the response already has. */
export function allowInline(reply: FastifyReply, inline: InlineSources): void {
  const policy = reply.getHeader(POLICY_HEADER);
  if (typeof policy === 'string') reply.header(POLICY_HEADER, policyWith(policy, inline));
}

/** Adds the hashes of one page to the policy of every page. */
export function policyWith(policy: string, { styles, scripts = [] }: InlineSources): string {
  return [['style-src ', styles] as const, ['script-src ', scripts] as const].reduce(
    (text, [directive, hashes]) =>
      hashes.length === 0 ? text : text.replace(directive, `${directive}${hashes.join(' ')} `),
    policy,
  );
}

/** Source that allows an inline style or script with this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
