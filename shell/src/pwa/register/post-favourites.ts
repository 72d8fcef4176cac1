import { onSavedChange, savedAgents, tellWorker } from '@naija/runtime';

/** Posts the ids of the favourites to the worker, now and whenever they or the worker change. Once per page. */
export function postFavourites(): void {
  const post = () => {
    tellWorker({ type: 'SAVED_AGENTS', ids: savedAgents().map(({ id }) => id) });
  };
  post();
  onSavedChange(post);
  navigator.serviceWorker.addEventListener('controllerchange', post);
}
