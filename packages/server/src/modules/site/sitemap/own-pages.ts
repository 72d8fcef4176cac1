import { unescapeMarkup } from '@naija/contracts/remote/rendered-markup';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { findPattern, findRoute } from '@naija/contracts/remote/routes';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { cachedRead } from '../../../platform/concurrency/cached-read.ts';
import type { RegistryReader } from '../hosting/registry-reader.ts';
import type { ResolvePage } from '../pages/resolve-page.ts';

/** Lists of remotes are long only on purpose; the protocol allows 50,000 addresses. */
const RENDERED_MAX = 100;
const ADDRESSES_MAX = 5_000;
const ATTEMPTS = 3;
const RETRY_MS = 300;
const TIMES = { reuseMs: 600_000, timeoutMs: 20_000 };
const CANONICAL = /<link rel="canonical" href="([^"]*)"/;
const LINK = /<a [^<>]*?\bhref="([^"#]*)/g;

/**
 * Returns the paths that search engines find only through remotes: their pages without placeholders that are rendered with
 * a canonical address, and pages of the same remote to which these link.
 */
export type OwnPages = () => Promise<readonly string[]>;

/** Creates a reader that renders at most once in ten minutes, and whenever the registry has changed. */
export function createOwnPages(
  app: FastifyInstance,
  readRegistry: RegistryReader,
  resolvePage: ResolvePage,
): OwnPages {
  let listed: Registry | undefined;
  let read: OwnPages = () => Promise.resolve([]);
  return async () => {
    const registry = await readRegistry();
    if (registry && registry !== listed) {
      listed = registry;
      read = cachedRead(() => collect(app, registry, resolvePage), TIMES);
    }
    return read();
  };
}

async function collect(
  app: FastifyInstance,
  registry: Registry,
  resolvePage: ResolvePage,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { remote, path } of await startsOf(registry, resolvePage)) {
    const html = await renderedAt(app, path);
    const canonical = CANONICAL.exec(html ?? '')?.[1];
    if (html === undefined || canonical === undefined) continue;
    const { origin } = new URL(unescapeMarkup(canonical));
    const links = [canonical, ...Array.from(html.matchAll(LINK), ([, href = '']) => href)];
    for (const link of links) {
      const own = ownPath(registry, remote, origin, unescapeMarkup(link));
      if (own !== undefined && found.size < ADDRESSES_MAX) found.add(own);
    }
  }
  return [...found];
}

/** Pages without placeholders that the server renders and only their remotes know. */
async function startsOf(registry: Registry, resolvePage: ResolvePage) {
  const starts = remoteNames(registry).flatMap((remote) =>
    (releasesOf(registry, remote)[0]?.extras.routes ?? [])
      .filter(({ path, clientOnly }) => !path.includes(':') && clientOnly !== true)
      .map(({ path }) => ({ remote, path })),
  );
  const foreign = [];
  for (const start of starts) {
    if (foreign.length === RENDERED_MAX) break;
    const page = await resolvePage({ pathname: start.path, params: new URLSearchParams(), origin: '' });
    if (page.isForeign) foreign.push(start);
  }
  return foreign;
}

/** HTML of a page; undefined if the server cannot render it. The first response may be unrendered to be in time. */
async function renderedAt(app: FastifyInstance, url: string): Promise<string | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { statusCode, headers, body } = await app.inject({ url });
    if (statusCode !== 200) return undefined;
    if (headers[RENDERED_PAGE.releaseHeader] !== undefined) return body;
    await sleep(RETRY_MS);
  }
  return undefined;
}

function ownPath(registry: Registry, remote: string, origin: string, link: string): string | undefined {
  if (!URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  if (url.origin !== origin || findRoute(registry, url.pathname)?.remote !== remote) return undefined;
  const routes = releasesOf(registry, remote)[0]?.extras.routes ?? [];
  return findPattern(routes, url.pathname)?.clientOnly === true ? undefined : url.pathname + url.search;
}
