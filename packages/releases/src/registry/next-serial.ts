import { ReleaseError } from '../release-error.ts';
import type { NewSerial } from '../switch-options.ts';

const TWENTY_YEARS_MS = 20 * 365 * 86_400_000;

/** The time in milliseconds, or one above the `known` serials where a clock was ahead. */
export function nextSerial(wanted: NewSerial | undefined, at: Date, ...known: readonly number[]): number {
  const now = at.getTime();
  if (wanted === 'anew') return now;
  const above = wanted?.above ?? 0;
  if (above > now + TWENTY_YEARS_MS)
    throw new ReleaseError(
      'invalid',
      `The serial ${String(above)} is more than twenty years ahead of this clock: look at the number again, for browsers would refuse every lower one from then on`,
    );
  return Math.max(now, ...[above, ...known].map((serial) => serial + 1));
}
