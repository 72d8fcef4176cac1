import { refetch, subscribedQueries, type RevalidationContext } from './subscribed-queries.ts';

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
