import { whenQuiet } from '../start/when-quiet.ts';

/** Begins to look for a moment to invite the visitor, once the page has all it needs. */
export function startInstallLater(): void {
  whenQuiet(() => {
    // Where it cannot be loaded nobody is invited; the next page load tries again.
    import('./start.ts').then(
      ({ startInstall }) => {
        startInstall();
      },
      () => undefined,
    );
  });
}
