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
