import {
  type IncomingMessage,
  type ServerResponse,
  request as requestPlain,
  type IncomingHttpHeaders,
} from 'node:http';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { WATCHED_BUILD } from './watch-build.ts';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 30_000;

interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks a site for a page as a browser did, cookies included, and does not follow where it leads. */
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
/** Where this machine serves the build; everything else is the site's. */
const OWN = '/naija-dev/';
const WORKER = '/sw.js';
/** Lets the shell take a remote from the address that the page's URL names. */
const ALLOWED = `<meta name="${META_SETTINGS.overrides}" content="allowed" />`;
/** The body that they describe is changed here. */
const CHANGED = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'etag']);

export interface SiteProxy {
  /** Of the release that is built here. */
  release: string;
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves the site of another address on this machine, with a remote's build beside it: the shell, the other remotes and the
 * API are those of the site. Nothing is changed there, and nobody else sees the build.
 * @param root folder of the remote
 * @param port 0 for any
 * @param settled what an answer waits for: in the middle of a build files are missing
 */
export async function proxySite(
  site: string,
  root: string,
  port: number,
  settled: () => Promise<void>,
): Promise<SiteProxy> {
  const { preview } = await import('vite');
  const server: PreviewServer = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    base: OWN,
    logLevel: 'silent',
    plugins: [sitePages(site, settled)],
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

/** Pages of the site, in which the shell may take the remote from here. */
function sitePages(site: string, settled: () => Promise<void>): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(OWN)) {
      response.setHeader('cache-control', 'no-store');
      settled().then(() => {
        next();
      }, next);
    } else if (pathname === WORKER) {
      // It would serve the site's own release from its cache.
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

/** Not by resolving: an address such as `//other.example` would lead to another host, with the cookies of the site. */
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
    ? ' Where its certificate is your own, start again with NODE_EXTRA_CA_CERTS set to the file of its authority.'
    : '';
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${site} does not answer: ${message || code}.${help}\n`);
}

function siteCalls(site: string) {
  const { origin, protocol } = new URL(site);
  // The server takes calls of its own pages alone.
  return { target: site, changeOrigin: true, headers: { origin }, secure: protocol === 'https:' };
}
