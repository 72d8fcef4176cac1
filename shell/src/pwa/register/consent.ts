import { isFrugal, onFrugalChange } from '@naija/runtime';

/**
 * Resolves as soon as the worker may download the site: at once, or, for a visitor who spares data, when that is over or
 * the visitor installs the app.
 */
export function consent(): Promise<void> {
  if (!isFrugal()) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('appinstalled', () => {
      resolve();
    });
    const stop = onFrugalChange(() => {
      if (isFrugal()) return;
      stop();
      resolve();
    });
  });
}
