import { onSavedChange, savedAgents, tellWorker } from '@naija/runtime';

/** Tells the worker whom the visitor has saved, now and whenever that or the worker changes. Once in a page's life. */
export function tellSaved(): void {
  const tell = () => {
    tellWorker({ type: 'SAVED_AGENTS', ids: savedAgents().map(({ id }) => id) });
  };
  tell();
  onSavedChange(tell);
  navigator.serviceWorker.addEventListener('controllerchange', tell);
}
