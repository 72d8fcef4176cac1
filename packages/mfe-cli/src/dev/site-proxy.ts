import {
  type IncomingMessage,
  type ServerResponse,
  request as requestPlain,
  type IncomingHttpHeaders,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { BUILD_QUERY, BUILDS, LIVE_ENTRY } from './live-entry.ts';
import { WATCHED_BUILD, type WatchedBuild } from './watch-build.ts';

const TIMEOUT_MS = 30_000;

interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a page with the headers of a browser's request, cookies included, without following redirects. */
function requestText(url: URL, given: IncomingHttpHeaders): Promise<SiteAnswer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const { host: _, 'if-none-match': __, ...headers } = given;
  const asked = { ...headers, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: asked, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body });
      }, reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}

const HOST = '127.0.0.1';
/** Path at which this machine serves the build; all other paths are those of the site. */
const OWN = '/naija-dev/';
const ENTRY = `${OWN}remoteEntry.js`;
const WORKER = '/sw.js';
/** Lets the shell load a remote from the address in the page's URL. */
const ALLOWED = `<meta name="${META_SETTINGS.overrides}" content="allowed" />`;
/** Headers that are dropped, because the body that they describe is changed. */
const CHANGED = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'etag']);

export interface SiteProxy {
  /** Address of the release that is built here. */
  release: string;
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves the site of another address on this machine together with a remote's build. The shell, the other remotes and the
 * API are those of the site, which does not change.
 * @param root folder of the remote
 * @param port port on this machine; 0 for any free one
 * @param watched builds that are reported to open pages; responses wait for one that is running, whose files are incomplete
 */
export async function proxySite(
  site: string,
  root: string,
  port: number,
  watched: Pick<WatchedBuild, 'settled' | 'onBuild'>,
): Promise<SiteProxy> {
  const { preview } = await import('vite');
  const server: PreviewServer = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    base: OWN,
    logLevel: 'silent',
    plugins: [sitePages(site, watched)],
    build: { outDir: WATCHED_BUILD },
    preview: {
      host: HOST,
      port,
      strictPort: port !== 0,
      proxy: { [`^/(?!${OWN.slice(1)})`]: siteCalls(site) },
    },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  const { origin } = new URL(address ?? `http://${HOST}`);
  return { release: origin + OWN.slice(0, -1), origin, close: () => server.close() };
}

/** Serves the pages of the site, and allows the shell to load the remote from this machine. */
function sitePages(site: string, { settled, onBuild }: Pick<WatchedBuild, 'settled' | 'onBuild'>): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === OWN + BUILDS) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      response.once(
        'close',
        onBuild((build) => response.write(`data: ${JSON.stringify(build)}\n\n`)),
      );
    } else if (pathname === ENTRY && !searchParams.has(BUILD_QUERY)) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(LIVE_ENTRY);
    } else if (pathname.startsWith(OWN)) {
      response.setHeader('cache-control', 'no-store');
      settled().then(() => {
        next();
      }, next);
    } else if (pathname === WORKER) {
      // The service worker would serve the site's own release from its cache.
      response.writeHead(404).end();
    } else if (isPage(request)) {
      requestText(pageOf(site, request), request.headers).then(
        (page) => {
          sendPage(page, response);
        },
        (error: unknown) => {
          sendFailure(site, error as NodeJS.ErrnoException, response);
        },
      );
    } else next();
  };
  return {
    name: 'naija:site-pages',
    configurePreviewServer({ middlewares }) {
      middlewares.use(answer);
    },
  };
}

/**
 * URL of a page on the site. It is not resolved, because `//other.example` would send the cookies of the site to
 * another host.
 */
function pageOf(site: string, { url = '/' }: IncomingMessage): URL {
  const page = new URL(site);
  const query = url.indexOf('?');
  page.pathname = query < 0 ? url : url.slice(0, query);
  page.search = query < 0 ? '' : url.slice(query);
  return page;
}

function isPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function sendPage({ status, headers, body }: SiteAnswer, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !CHANGED.has(name)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body.replace('<head>', `<head>${ALLOWED}`));
}

function sendFailure(
  site: string,
  { code = '', message }: NodeJS.ErrnoException,
  response: ServerResponse,
): void {
  const help = /CERT|SELF_SIGNED|UNABLE_TO_/.test(code)
    ? ' If its certificate is self-signed, start again with NODE_EXTRA_CA_CERTS set to the file of its authority.'
    : '';
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${site} does not answer: ${message || code}.${help}\n`);
}

function siteCalls(site: string) {
  const { origin, protocol } = new URL(site);
  // The server accepts calls only from its own pages.
  return { target: site, changeOrigin: true, headers: { origin }, secure: protocol === 'https:' };
}
