import { findRoute } from '@naija/contracts/remote/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path/posix';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FindPage } from '../pages/find-page.ts';
import { renderHead } from '../pages/head.ts';
import { originOf } from '../pages/origin.ts';
import { missingPage, type Page } from '../pages/page.ts';
import type { Template } from '../pages/template.ts';
import type { RegistryReader } from './registry-reader.ts';
import { sendFile, sendNotFound } from '../../../platform/http/send-file.ts';
import { sendBare, sendPage, sendTo } from './send-page.ts';

/** The page that all pages are made from. */
export const SHELL_FILE = 'index.html';
const NOT_PAGES = /^\/(api|remotes|media)(\/|$)/;
const NOT_BUILT = 'The pages are not built yet. Build them with: npm run build\n';

/** Where pages come from. */
export interface PageSources {
  /** Folder of the built shell. */
  shell: string;
  registry: RegistryReader;
  findPage: FindPage;
  publicUrl: string | undefined;
  readTemplate: () => Promise<Template | undefined>;
  /** Milliseconds that a page waits for the database before it goes without what is in there. */
  patience?: number | undefined;
}

/**
 * Handles every address that no route has. One that a remote owns is a page, for which the shell is sent with the
 * page's own head; any other with an extension is a file of the shell; all else is the page for what is not there.
 */
export function shellPages(sources: PageSources) {
  const { shell, registry, findPage, publicUrl, readTemplate, patience = 2_000 } = sources;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/'] = request.url.split('?');
    if (NOT_PAGES.test(pathname)) return sendNotFound(reply);
    const known = await registry();
    const owned = known && findRoute(known, pathname);
    const { '*': file } = request.params as { '*': string };
    if (!owned && extname(file) !== '' && file !== SHELL_FILE)
      return sendFile(reply, shell, file, 'no-cache');

    const template = await readTemplate();
    if (!template) return reply.code(503).type('text/plain').send(NOT_BUILT);
    // As the service worker keeps it, for every page.
    if (file === SHELL_FILE) return sendPage(request, reply, 200, template.plain);
    // Without the registry nobody knows which pages there are: not even that this one is missing.
    if (!known) return sendBare(reply, 503, template.plain);
    const origin = originOf(request, publicUrl);
    const page = owned
      ? await inTime(patience, findPage(pathname, origin, owned.title), request)
      : missingPage();
    if (!page) return sendBare(reply, 200, template.plain);
    if (page.path !== undefined && page.path !== pathname)
      return sendTo(reply, page.path + request.url.slice(pathname.length));
    const head = renderHead(hasWords(request) ? { ...page, hidden: true } : page, origin);
    return sendPage(request, reply, page.status, template.withHead(head));
  };
}

/** Gives undefined where the database fails or is slow: the shell may work with what the browser has saved. */
async function inTime(
  patience: number,
  found: Promise<Page>,
  request: FastifyRequest,
): Promise<Page | undefined> {
  const timer = new AbortController();
  const overdue = sleep(patience, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([found, overdue]);
  } catch (error) {
    request.log.warn(error, 'a page goes out without its head');
    return undefined;
  } finally {
    timer.abort();
  }
}

/** Results of a search are as many as there are words: no page for search engines. */
function hasWords({ query }: FastifyRequest): boolean {
  const { q = '' } = query as { q?: unknown };
  return q !== '';
}
