import type { ServerResponse } from 'node:http';
import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import type { Proxy } from './proxy.ts';

/** Text in the body of every foreign answer. */
export const FOREIGN_TEXT = 'Welcome to this hotspot';

/** Servers that answer instead of ours at every address. */
export const FOREIGN_ANSWERS = {
  'a captive portal': page(200, { 'cache-control': 'max-age=3600' }),
  'a gateway without its server': page(502),
  'a maintenance page': page(503),
} as const;

/** The network becomes a portal's once the worker's script has been sent. */
export function portalAfterWorker(proxy: Proxy): void {
  let isPortal = false;
  proxy.intercept((path) => {
    if (isPortal && !path.startsWith(WORKER_PATH)) return FOREIGN_ANSWERS['a captive portal'];
    isPortal ||= path.startsWith(WORKER_PATH);
    return undefined;
  });
}

function page(status: number, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(`<!doctype html><html><title>Log in</title><body>${FOREIGN_TEXT}</body></html>`);
}
