/** Time in which a navigation may be the response to a tap or key; as long as Chromium lets a tap open a window. */
const ACTIVE_MS = 5_000;

const INPUT = ['pointerdown', 'keydown', 'input', 'click'];

let last = -Infinity;

/** Must be called before any remote runs. `navigator.userActivation` also counts input of automated browsers. */
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

export function isVisitorActive(): boolean {
  return performance.now() - last < ACTIVE_MS;
}

/**
 * Attributes an action that a script started itself to the running release. The code for that loads only then.
 * @param to the refused address; undefined for a loop
 */
export function reportFault(to?: string): void {
  const trace = new Error().stack ?? '';
  const isByVisitor = isVisitorActive();
  import('./blame.ts').then(
    ({ onNavigationFault }) => {
      onNavigationFault(to, trace, isByVisitor);
    },
    () => undefined, // It was refused all the same.
  );
}
