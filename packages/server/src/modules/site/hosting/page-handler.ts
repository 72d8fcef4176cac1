import { findRoute } from '@naija/contracts/remote/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path/posix';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResolvePage } from '../pages/resolve-page.ts';
import { renderHead } from '../pages/render-head.ts';
import { publicOrigin } from '../pages/public-origin.ts';
import { missingPage, type Page } from '../pages/page.ts';
import type { Template } from '../pages/shell-template.ts';
import type { RegistryReader } from './registry-reader.ts';
import { allowStyles } from '../../../platform/plugins/content-security-policy.ts';
import { sendFile, sendNotFound } from '../../../platform/http/send-file.ts';
import { sendUncached, sendPage, redirectPermanently } from './send-page.ts';

export const SHELL_FILE = 'index.html';
const RESERVED_PATHS = /^\/(api|remotes|media)(\/|$)/;
const NOT_BUILT = 'The pages are not built yet. Build them with: npm run build\n';

export interface PageSources {
  shell: string;
  registry: RegistryReader;
  resolvePage: ResolvePage;
  publicUrl: string | undefined;
  readTemplate: () => Promise<Template | undefined>;
  databaseTimeoutMs?: number | undefined;
}

/**
 * Paths of a remote's routes get the shell with metadata, those with an extension a file of the shell, all others
 * 404.
 */
export function createPageHandler(sources: PageSources) {
  const {
    shell,
    registry: readRegistry,
    resolvePage,
    publicUrl,
    readTemplate,
    databaseTimeoutMs = 2_000,
  } = sources;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/', ...query] = request.url.split('?');
    if (RESERVED_PATHS.test(pathname)) return sendNotFound(reply);
    const registry = await readRegistry();
    const route = registry && findRoute(registry, pathname);
    const { '*': file } = request.params as { '*': string };
    if (!route && extname(file) !== '' && file !== SHELL_FILE)
      return sendFile(reply, shell, file, 'no-cache');

    const template = await readTemplate();
    if (!template) return reply.code(503).type('text/plain').send(NOT_BUILT);
    allowStyles(reply, template.styleHashes);
    // Precached by the service worker.
    if (file === SHELL_FILE) return sendPage(request, reply, 200, template.plain);
    // Without registry no page is known to be missing.
    if (!registry) return sendUncached(reply, 503, template.plain);
    const params = new URLSearchParams(query.join('?'));
    const origin = publicOrigin(request, publicUrl);
    const page = route
      ? await withTimeout(
          databaseTimeoutMs,
          resolvePage({ pathname, params, origin, title: route.title }),
          request,
        )
      : missingPage();
    if (!page) return sendUncached(reply, 200, template.plain);
    if (page.path !== undefined && page.path !== pathname)
      return redirectPermanently(reply, page.path + request.url.slice(pathname.length));
    const head = renderHead(page, origin);
    return sendPage(request, reply, page.status, template.withHead(head));
  };
}

/** Undefined where the database fails or is slow: the shell may work from cached responses. */
async function withTimeout(
  timeoutMs: number,
  page: Promise<Page>,
  request: FastifyRequest,
): Promise<Page | undefined> {
  const timer = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([page, timeout]);
  } catch (error) {
    request.log.warn(error, 'a page goes out without its head');
    return undefined;
  } finally {
    timer.abort();
  }
}
