import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { RENDERED_REQUEST } from './rendered-request.ts';
import { refetch, subscribedQueries, type Query, type RevalidationContext } from './subscribed-queries.ts';

const IDLE_DELAY_MS = 3_000;

/**
 * Handles the data of a rendered page once the page is hydrated. If the page came from the cache, its data is marked as
 * cached, so that the page shows its date. If it came from the server, its data is requested again through the worker,
 * which then caches it.
 */
export function followRenderedPage(context: RevalidationContext): void {
  if (!Object.values(context.store.getState().api.queries).some((query) => query && isRendered(query)))
    return;
  const follow = () => {
    if (subscribedQueries(context).length === 0) return;
    unsubscribe();
    const savedAt = pageSavedAt();
    if (savedAt !== undefined) markCached(context, savedAt);
    else if (isControlled() && !context.isDataSaverOn()) whenIdle(() => void refetchRendered(context));
  };
  const unsubscribe = context.store.subscribe(follow);
  follow(); // The page may have been hydrated before this code was loaded.
}

async function refetchRendered(context: RevalidationContext): Promise<void> {
  for (const query of subscribedQueries(context).filter(isRendered)) await refetch(context, query);
}

function markCached({ store, api }: RevalidationContext, savedAt: string): void {
  const update = api.util.updateQueryData as unknown as UpdateAnyQuery;
  for (const query of Object.values(store.getState().api.queries).filter(
    (query) => query && isRendered(query),
  ))
    store.dispatch(
      update(query?.endpointName, query?.originalArgs, (data) => {
        for (const page of data.pages ?? [data]) page.savedAt = savedAt;
      }) as never,
    );
}

type UpdateAnyQuery = (
  endpoint: string | undefined,
  args: unknown,
  change: (data: RenderedData) => void,
) => unknown;

interface RenderedData {
  savedAt?: string;
  /** Pages of a list that is loaded page by page. */
  pages?: RenderedData[];
}

/** True for data from the HTML that has not been requested again. */
function isRendered({ requestId }: Query): boolean {
  return requestId === RENDERED_REQUEST;
}

function pageSavedAt(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${RENDERED_PAGE.savedAtMeta}"]`)?.content;
}

function isControlled(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_DELAY_MS });
  else setTimeout(run, IDLE_DELAY_MS);
}

/** Requests the first page of a visit again once a service worker controls it, so that the worker caches it. */
export function refetchThroughWorker(context: RevalidationContext): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
  const refetchAll = async () => {
    for (const query of subscribedQueries(context)) await refetch(context, query);
    for (const { currentSrc, complete } of document.images)
      if (complete && currentSrc !== '')
        await fetch(currentSrc, { cache: 'force-cache' }).catch(() => undefined);
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => void refetchAll(), { once: true });
}
