import { SITE_HEADER } from '@naija/contracts/http/paths';
import type { FastifyReply } from 'fastify';
import type { App } from '../http/app-type.ts';
import {
  NON_PAGE_HEADERS,
  POLICY_HEADER,
  workerPolicy,
  type ScriptSources,
} from './content-security-policy.ts';

/** Headers that a browser needs for any file that never changes. */
const NEEDED = [
  ...['connection', 'content-type', 'content-length', 'content-encoding', 'content-range'],
  ...['cache-control', 'vary', 'x-content-type-options', 'strict-transport-security'],
  // Tells the file from the response of a captive portal.
  SITE_HEADER,
  // Pages of other origins fetch releases, and count their bytes.
  ...['access-control-allow-origin', 'timing-allow-origin'],
];
/** Types that a browser neither runs nor shows as a document with scripts. */
const WITHOUT_CODE = /^(?:font\/|image\/(?!svg)|text\/css|application\/(?:json|wasm))/;
const SCRIPT = /^(?:text|application)\/javascript/;
/** Copies in shared caches are revalidated. */
const SHARED = /\bs-maxage=/;
/** Photos are also not to be embedded by other sites. */
const NEEDED_IF_SHARED = [...NEEDED, 'etag', 'accept-ranges', 'cross-origin-resource-policy'];

/**
 * Removes the headers that are for pages from immutable files: a first visit loads a hundred of them, and the headers of a
 * page are longer than many of the files. A script keeps a policy, because it may be started as a worker; so does what may
 * be opened as a document.
 */
export function trimFileHeaders(app: App, sources: ScriptSources): void {
  const policy = workerPolicy(sources);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (/\bimmutable\b/.test(String(reply.getHeader('cache-control')))) trim(reply, policy);
    done();
  });
}

function trim(reply: FastifyReply, policy: string): void {
  const type = String(reply.getHeader('content-type') ?? '');
  const isShared = SHARED.test(String(reply.getHeader('cache-control')));
  const needed = isShared ? NEEDED_IF_SHARED : NEEDED;
  for (const name of Object.keys(reply.getHeaders()).filter((each) => !needed.includes(each))) {
    reply.removeHeader(name);
    // Helmet sets its headers on the response of Node.
    reply.raw.removeHeader(name);
  }
  // Otherwise Node adds it together with Keep-Alive, although connections stay open by default.
  if (!reply.hasHeader('connection')) reply.raw.removeHeader('connection');
  // Browsers add the headers of a 304 to the file that they have, whose type it does not tell.
  if (reply.statusCode === 304) return;
  if (SCRIPT.test(type)) reply.header(POLICY_HEADER, policy);
  else if (!WITHOUT_CODE.test(type)) reply.headers(NON_PAGE_HEADERS);
}
