import { readStored, writeStored } from '../../browser/storage.ts';
import { watchCards } from './watch-cards.ts';

/** Storage key of the favourites and window event of their changes, both defined by the runtime. */
const FAVOURITES = 'naija:saved';
const SNOOZED_UNTIL = 'naija:install-quiet';
const SNOOZE_MS = 180 * 24 * 60 * 60_000;

let hasSeenCards = false;

/** True for visitors with favourites and those who looked through a list, unless they dismissed the invitation. */
export function isInvitationDue(now = Date.now()): boolean {
  const snoozedUntil = readStored(SNOOZED_UNTIL);
  if (typeof snoozedUntil === 'number' && now < snoozedUntil) return false;
  return hasSeenCards || hasFavourites();
}

export function snoozeInvitation(now = Date.now()): void {
  writeStored(SNOOZED_UNTIL, now + SNOOZE_MS);
}

/** Calls back when `isInvitationDue` may have changed. Must be called once per page. */
export function watchEngagement(onChange: () => void): void {
  watchCards(() => {
    hasSeenCards = true;
    onChange();
  });
  addEventListener(FAVOURITES, onChange);
  onChange();
}

function hasFavourites(): boolean {
  const favourites = readStored(FAVOURITES);
  return Array.isArray(favourites) && favourites.length > 0;
}
