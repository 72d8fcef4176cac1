import { postToWorker } from '@naija/runtime';
import { runningReleases } from '../../remotes/failures/running-releases.ts';
import { releaseId } from '../../remotes/release-id.ts';
import { loadSelection } from '../../remotes/selection/load-selection.ts';

/** Posts which releases this browser loads, now and to each new worker, which then also caches this page. Once per page. */
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
    // Without a registry no release is loaded.
  }
}
