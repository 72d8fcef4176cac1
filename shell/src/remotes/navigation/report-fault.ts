import { isVisitorActive } from './visitor-input.ts';

/**
 * Attributes what a script did by itself to the release that runs; the code for that is loaded only then.
 * @param to where it wanted to lead the visitor; undefined for a loop
 */
export function reportFault(to?: string): void {
  const trace = new Error().stack ?? '';
  const isCaused = isVisitorActive();
  import('./navigation-fault.ts').then(
    ({ onNavigationFault }) => {
      onNavigationFault(to, trace, isCaused);
    },
    () => undefined, // It was refused all the same.
  );
}
