const listeners = new Set<() => void>();

/** To be called whenever sources changed under a page that is served from them; never in a build. */
export const onSourcesChanged = (listener: () => void): void => {
  listeners.add(listener);
};

export const offSourcesChanged = (listener: () => void): void => {
  listeners.delete(listener);
};

import.meta.hot?.on('vite:afterUpdate', () => {
  for (const listener of listeners) listener();
});
