import type { BrowserContext, Request } from '@playwright/test';

/** The tests' own sites, mail servers and stand-ins for other origins are all on this machine. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Collects the addresses on other hosts that pages and service workers of a context ask for. */
export function watchForeignRequests(context: BrowserContext): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (isForeign(request)) foreign.push(request.url());
  });
  return foreign;
}

function isForeign(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && !isOwn(hostname);
}

function isOwn(hostname: string): boolean {
  return OWN_HOSTS.includes(hostname) || hostname.endsWith('.localhost');
}
