import { onCLS, onINP, onLCP } from 'web-vitals';
import { roundToBound, type Vital } from '@naija/contracts/http/page-loads';

export type Vitals = Partial<Record<Vital, number>>;

/** Path that the page was opened at, from where a visitor may have navigated since. */
export function landingPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href, location.href).pathname;
}

/** Web vitals so far, as they are reported; what was measured before counts as well. `isOwn` until another release is shown. */
export function measureVitals(isOwn: () => boolean): Vitals {
  const vitals: Vitals = {};
  const keep =
    (vital: Vital) =>
    ({ value }: { readonly value: number }) => {
      if (isOwn()) vitals[vital] = roundToBound(vital, value);
    };
  const options = { reportAllChanges: true };
  onLCP(keep('lcp'), options);
  onINP(keep('inp'), options);
  onCLS(keep('cls'), options);
  return vitals;
}
