import { postToWorker, listFavourites, onFavouritesChange } from '@naija/runtime';
import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { releaseId } from '../../remotes/release-id.ts';
import { loadSelection } from '../../remotes/selection/load-selection.ts';
import { addReceived, observeReceived, receivedThisMonth } from '../../browser/received-bytes.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** Key in localStorage of the bytes received while no worker could count them. */
const KEY = 'naija:received';

/** Posts the bytes that this page received past the worker, once a worker can count them. Must be called once per page. */
export function postReceived(): void {
  const post = () => {
    const bytes = receivedThisMonth(readStored(KEY));
    if (bytes === 0 || !navigator.serviceWorker.controller) return;
    removeStored(KEY);
    postToWorker({ type: 'RECEIVED', bytes });
  };
  post();
  navigator.serviceWorker.addEventListener('controllerchange', post);
  observeReceived(['navigation', 'resource'], (bytes) => {
    writeStored(KEY, addReceived(readStored(KEY), bytes));
    post();
  });
}

/**
 * Posts the releases that this browser loads, now and to each new worker, which then also caches this page. Must be
 * called once per page.
 */
export function postReleases(): void {
  void post();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    void post().then(() => {
      const names = [...new Set(runningReleases().map(({ remote }) => remote))];
      if (names.length > 0) postToWorker({ type: 'OPENED_REMOTES', names });
      postToWorker({ type: 'CACHE_PAGE' });
    });
  });
}

async function post(): Promise<void> {
  try {
    const { choices } = await loadSelection();
    const ids = [...choices].flatMap(
      ([
        remote,
        {
          usable: [first],
        },
      ]) => (first ? [releaseId(remote, first)] : []),
    );
    postToWorker({ type: 'CHOSEN_RELEASES', ids });
  } catch {
    // No release is loaded without a registry.
  }
}

/** Posts the ids of the favourites, now, on changes, and to each new worker. Must be called once per page. */
export function postFavourites(): void {
  const post = () => {
    postToWorker({ type: 'SAVED_AGENTS', ids: listFavourites().map(({ id }) => id) });
  };
  post();
  onFavouritesChange(post);
  navigator.serviceWorker.addEventListener('controllerchange', post);
}
