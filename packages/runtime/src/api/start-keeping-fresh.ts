import type { createAppStore } from '../store.ts';

/** Keeps what pages show up to date from now on. The first picture does not wait for the code that does it. */
export function startKeepingFresh(store: ReturnType<typeof createAppStore>): void {
  import('./keep-fresh.ts').then(
    ({ keepFresh, keepShown }) => {
      keepShown(store);
      keepFresh(store);
    },
    () => undefined, // Without a line; the next page has it.
  );
}
