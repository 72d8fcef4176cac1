import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { Registry } from '@naija/contracts/remote/registry';
import { findRoute, type RouteOwner } from '@naija/contracts/remote/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path/posix';
import { setTimeout as sleep } from 'node:timers/promises';
import { shareNext } from '../../../platform/concurrency/share-next.ts';
import { type ResolvePage, pageVersion } from '../pages/resolve-page.ts';
import { renderHead } from '../pages/render-head.ts';
import { missingPage, type Page, publicOrigin } from '../pages/page.ts';
import { withOwnHead } from '../pages/own-head.ts';
import type { Template } from '../pages/shell-template.ts';
import type { RegistryReader } from './registry-reader.ts';
import { allowInline, POLICY_HEADER } from '../../../platform/plugins/content-security-policy.ts';
import { sendFile, sendNotFound } from '../../../platform/http/send-file.ts';
import { RENDERED_VARY, sendUncached, sendPage, redirectPermanently, sendRendered } from './send-page.ts';
import { registryAddress } from '../registry-address.ts';
import { createHotPages } from '../rendered-pages/hot-pages.ts';
import type { PageRenderer } from '../rendered-pages/page-renderer.ts';
import type { PageTarget } from '../rendered-pages/page-target.ts';
import type { PageHead } from '../rendered-pages/rendered-pages.ts';
import { choosesReleases } from '../rendered-pages/request-variant.ts';

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
  /** If absent, only browsers render. */
  renderer?: PageRenderer | undefined;
}

/**
 * Creates the handler of all other paths. Routes of remotes get their page, rendered if possible, otherwise the shell with
 * metadata. Paths with an extension get a file of the shell, and all others 404.
 */
export function createPageHandler(sources: PageSources) {
  const { shell, publicUrl, renderer } = sources;
  const readSite = shareNext(() => readSources(sources));
  const hotResponse = renderer && createHotPages(renderer, readSite);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (RESERVED_PATHS.test(pathname)) return sendNotFound(reply);
    const isChosen = choosesReleases(request.url);
    if (isChosen) reply.header('x-robots-tag', 'noindex');
    const site = await readSite();
    const { registry, template, build } = site;
    const origin = publicOrigin(request, publicUrl);
    const target = registry && build && renderer?.findTarget(registry, build, request, origin);
    const current = target && renderer?.findCurrent(target, site.position);
    if (current) {
      if (!target.isPrivate && !isChosen) request.hotResponse = hotResponse?.(current, site);
      return sendRendered(request, reply, current, target);
    }

    const route = registry && findRoute(registry, pathname);
    const { '*': file } = request.params as { '*': string };
    if (!route && extname(file) !== '' && file !== SHELL_FILE)
      return sendFile(reply, shell, file, 'no-cache');

    if (!template) return reply.code(503).type('text/plain').send(NOT_BUILT);
    const policy = String(reply.getHeader(POLICY_HEADER));
    allowInline(reply, { styles: template.styleHashes });
    reply.header(RENDERED_PAGE.pageVersionHeader, pageVersion(template, policy));
    // The service worker precaches the shell.
    if (file === SHELL_FILE) return sendPage(request, reply, 200, template.plain);
    // Without a registry, no page is known to be missing.
    if (!registry) return sendUncached(reply, 503, template.plain);
    const page = route ? await resolveInTime(sources, request, origin, route) : missingPage();
    // A preview may have pages that no listed release has.
    if (!page || (isChosen && !route)) return sendUncached(reply, 200, template.plain);
    if (page.path !== undefined && page.path !== pathname)
      return redirectPermanently(reply, page.path + request.url.slice(pathname.length));
    const html = renderHead(page, origin);
    const head = {
      html,
      topics: page.topics ?? [],
      ...(target && page.isForeign && ownHead(page, registry, target)),
    };
    const rendered =
      target && page.status === 200 ? await renderer?.render(target, head, site.position, policy) : undefined;
    if (rendered && target) return sendRendered(request, reply, rendered, target);
    const lists = route && registryAddress(registry, route);
    return sendPage(request, reply, page.status, template.withHead(html, lists), renderer && RENDERED_VARY);
  };
}

function ownHead(page: Page, registry: Registry, { remote, origin }: PageTarget): Pick<PageHead, 'complete'> {
  return {
    complete: (content) => renderHead(withOwnHead(page, content, { registry, remote, origin }), origin),
  };
}

async function readSources({ registry: readRegistry, readTemplate, renderer }: PageSources) {
  const [registry, template, position] = await Promise.all([
    readRegistry(),
    readTemplate(),
    renderer?.sync(),
  ]);
  return { registry, template, position, build: template && (await renderer?.readBuild(template)) };
}

function resolveInTime(
  { resolvePage, databaseTimeoutMs = 2_000 }: PageSources,
  request: FastifyRequest,
  origin: string,
  { title }: Pick<RouteOwner, 'title'>,
): Promise<Page | undefined> {
  const [pathname = '/', ...query] = request.url.split('?');
  const params = new URLSearchParams(query.join('?'));
  return withTimeout(databaseTimeoutMs, resolvePage({ pathname, params, origin, title }), request);
}

/** Undefined if the database fails or is slow; the shell may work from cached responses. */
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
    request.log.warn(error, 'a page is sent without metadata');
    return undefined;
  } finally {
    timer.abort();
  }
}
