import { listFavourites, onFavouritesChange, postToWorker } from '@naija/runtime';

/** Posts the ids of the favourites to the worker, now and whenever they or the worker change. Once per page. */
export function postFavourites(): void {
  const post = () => {
    postToWorker({ type: 'SAVED_AGENTS', ids: listFavourites().map(({ id }) => id) });
  };
  post();
  onFavouritesChange(post);
  navigator.serviceWorker.addEventListener('controllerchange', post);
}
