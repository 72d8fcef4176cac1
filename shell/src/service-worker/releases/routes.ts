import { registerRoute } from 'workbox-routing';
import {
  REGISTRY_ACTIVE_HEADER,
  REGISTRY_PART_HEADER,
  REGISTRY_PATH,
  readRegistry,
  releasesOf,
  type Registry,
} from '@naija/contracts/remote/registry';
import { isRemoteName } from '@naija/contracts/remote/names';
import { REMOTES_AT_LIMIT } from '@naija/contracts/remote/release-limits';
import { findRoute } from '@naija/contracts/remote/routes';
import { withTimeout } from '../../browser/with-timeout.ts';
import { asReceived } from '../../remotes/registry/check-lists.ts';
import { patienceWithinPageMs } from '../api-cache/patience.ts';
import { runsOtherShell } from '../page-shells.ts';
import { remotesOfFile, recordOpened } from './opened-remotes.ts';
import { activeRegistry, receivedActiveRegistry } from './active-registry.ts';
import { areServedCached } from './release-cache.ts';
import { want } from './download-plan.ts';
import { checkReleases } from './lifecycle.ts';
import { retainReleases, referencedCaches } from './retained-releases.ts';
import { receiveLists } from './sync.ts';

/** Less than a page waits for this response. */
const REGISTRY_TIMEOUT_MS = 3_000;
const RELEASES = /^\/remotes\//;

export function serveReleases(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === REGISTRY_PATH,
    async ({ event, request, url }) =>
      (await registryResponse(event as FetchEvent, url)) ?? serverResponse(request),
  );
  registerRoute(
    ({ sameOrigin, url }) => !sameOrigin || RELEASES.test(url.pathname),
    async ({ event, request }) => {
      event.waitUntil(followOpened(remotesOfFile(request.url)).catch(() => undefined)); // Fails on a full device.
      // A file of a release is no page: only the server knows under which policy it may be opened.
      const cached = request.mode === 'navigate' ? undefined : await caches.match(request.url);
      return cached ?? fetch(request);
    },
  );
}

/** Returns an error instead of a response that pretends to come from this worker. */
export async function serverResponse(request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.headers.has(REGISTRY_ACTIVE_HEADER) ? Response.error() : response;
}

/** Downloads the remotes of which a page was opened. */
export async function followOpened(remotes: readonly string[]): Promise<void> {
  const opened = await recordOpened(remotes);
  if (await isIncomplete(opened)) await checkReleases();
}

/** Downloads remotes of which a page may be opened next. */
export async function followWanted(remotes: readonly string[]): Promise<void> {
  const names = remotes.slice(0, REMOTES_AT_LIMIT).filter(isRemoteName);
  want(names);
  if (await isIncomplete(names)) await checkReleases();
}

/** True if a release of one of the remotes is missing; false before the first sync. */
async function isIncomplete(remotes: readonly string[]): Promise<boolean> {
  const registry = remotes.length > 0 ? await activeRegistry() : undefined;
  if (!registry) return false;
  const cached = remotes.map(async (remote) => {
    const entries = releasesOf(registry, remote);
    return entries.length > 0 && (await areServedCached(remote, entries));
  });
  return (await Promise.all(cached)).includes(false);
}

/**
 * Responds with the lists that the server has now, or with the active ones if it does not respond in time. Their releases
 * are retained while the page is open.
 * @returns undefined if only the server knows the page or remotes, or the page has another shell
 */
export async function registryResponse(event: FetchEvent, url: URL): Promise<Response | undefined> {
  if (await runsOtherShell(event.clientId)) return undefined;
  const active = await receivedActiveRegistry();
  if (active === undefined || !includes(readRegistry(active), url.searchParams)) return undefined;
  const lists =
    event.request.cache === 'force-cache'
      ? undefined
      : await withTimeout(
          Math.min(await patienceWithinPageMs(), REGISTRY_TIMEOUT_MS),
          receiveLists(event, url.pathname + url.search),
        ).catch(() => undefined);
  const registry = lists ? asReceived(lists.registry) : active;
  // Fails on a full device. The page may then have to fetch a deleted release from the server.
  if (event.clientId !== '')
    await retainReleases(event.clientId, referencedCaches(registry)).catch(() => undefined);
  const headers = {
    'cache-control': 'no-store',
    ...(lists ? lists.isPart && { [REGISTRY_PART_HEADER]: '1' } : { [REGISTRY_ACTIVE_HEADER]: '1' }),
  };
  return Response.json(registry, { headers });
}

function includes(known: Registry, query: URLSearchParams): boolean {
  const path = query.get('path');
  const names = query.get('names')?.split(',') ?? [];
  return (
    (path === null || findRoute(known, path) !== undefined) &&
    names.every((name) => name === '' || releasesOf(known, name).length > 0)
  );
}
