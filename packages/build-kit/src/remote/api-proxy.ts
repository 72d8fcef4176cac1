import type { Plugin, ProxyOptions } from 'vite';
import type { ErrorBody } from '@naija/contracts/http/errors';

/** Paths of the server; all other paths belong to the remote. */
const PROXIED = ['/api', '/media'];
/** Timeout of a server on this machine or near it. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Proxies API calls of a standalone remote to a server. Warns in the terminal and in the page if none responds. */
export function apiProxy(origin: string): Plugin {
  const absent = `No server answers at ${origin}, so calls fail. Run npm start in the repository of the site, or name a server with API_ORIGIN.`;
  let warn: (message: string) => void = () => undefined;
  return {
    name: 'naija:dev-calls',
    apply: 'serve',
    config() {
      if (!/^https?:$/.test(URL.canParse(origin) ? new URL(origin).protocol : ''))
        throw new Error(
          `${origin} is not the address of a site: name one such as https://agents.example in API_ORIGIN or "mfe.shell" of package.json, or a name from "mfe.sites" in "mfe.shell"`,
        );
      return {
        server: { proxy: Object.fromEntries(PROXIED.map((place) => [place, proxyTo(origin, absent)])) },
      };
    },
    configResolved({ logger }) {
      warn = (message) => {
        logger.warn(message);
      };
    },
    async transformIndexHtml() {
      if (await answers(origin)) return [];
      warn(absent);
      return [{ tag: 'p', attrs: { role: 'alert' }, children: absent, injectTo: 'body-prepend' }];
    },
  };
}

function proxyTo(target: string, absent: string): ProxyOptions {
  const body: ErrorBody = { code: 'unavailable', message: absent };
  return {
    target,
    changeOrigin: true,
    // The server accepts calls only from its own pages.
    headers: { origin: new URL(target).origin },
    configure(proxy) {
      proxy.on('error', (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return;
        response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}
