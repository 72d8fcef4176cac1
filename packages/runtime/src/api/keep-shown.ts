import { askAgain, shownQueries, type Freshness } from './due-queries.ts';

/**
 * What a page loaded before it had a worker went past it. Once there is one, it is asked for again, so that it is saved
 * as well: the answers one after the other, the photos out of the browser's own cache.
 */
export function keepShown(fresh: Freshness): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
  const keep = async () => {
    for (const query of shownQueries(fresh)) await askAgain(fresh, query);
    for (const { currentSrc, complete } of document.images)
      if (complete && currentSrc !== '')
        await fetch(currentSrc, { cache: 'force-cache' }).catch(() => undefined);
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => void keep(), { once: true });
}
