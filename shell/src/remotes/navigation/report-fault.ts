import { ACTIVE_MS } from './thresholds.ts';

const INPUT = ['pointerdown', 'keydown', 'input', 'click'];

let last = -Infinity;

/** To be called before any remote runs. `navigator.userActivation` also counts what programs do that steer the browser. */
export function watchInput(): void {
  for (const type of INPUT)
    addEventListener(
      type,
      ({ isTrusted }) => {
        if (isTrusted) last = performance.now();
      },
      { capture: true, passive: true },
    );
}

/** Whether the visitor did something a moment ago to which a navigation may be the answer. */
export function isVisitorActive(): boolean {
  return performance.now() - last < ACTIVE_MS;
}

/**
 * Attributes what a script did by itself to the release that runs; the code for that is loaded only then.
 * @param to where it wanted to lead the visitor; undefined for a loop
 */
export function reportFault(to?: string): void {
  const trace = new Error().stack ?? '';
  const isCaused = isVisitorActive();
  import('./blame.ts').then(
    ({ onNavigationFault }) => {
      onNavigationFault(to, trace, isCaused);
    },
    () => undefined, // It was refused all the same.
  );
}
