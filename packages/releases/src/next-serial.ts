import { ReleaseError } from './release-error.ts';
import type { NewSerial } from './switch-options.ts';

const TWENTY_YEARS_MS = 20 * 365 * 86_400_000;

/**
 * The serial of a list that is about to be switched: the time in milliseconds, or the one after the highest that
 * browsers may know. So it goes on one by one after a clock that was ahead.
 * @param known serials of the list as it stands and as it was noted last
 * @throws ReleaseError 'invalid' when it is asked for a serial that no clock can have brought about
 */
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
