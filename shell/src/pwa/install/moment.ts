import { readStored, store } from '../../remotes/storage.ts';
import { hasReturned, noteLeaving, noteVisit } from './visits.ts';

/** Where the visitor's saved agents stand, and the event of the window that tells of a change there. */
const SAVED = 'naija:saved';
/** Until when not to ask again; milliseconds. */
const QUIET = 'naija:install-quiet';
const HALF_A_YEAR = 180 * 24 * 60 * 60_000;

/** True from when the product has shown its worth, unless the visitor did not want to be asked. */
export function isMoment(now = Date.now()): boolean {
  const quiet = readStored(QUIET);
  if (typeof quiet === 'number' && now < quiet) return false;
  return hasReturned() || hasSaved();
}

/** Asks no more for half a year. */
export function keepQuiet(now = Date.now()): void {
  store(QUIET, now + HALF_A_YEAR);
}

/** Follows visits and saved agents, and calls back when `isMoment` may have changed. Once in the life of a page. */
export function followMoments(changed: () => void): void {
  noteVisit();
  const seen = () => {
    if (document.visibilityState === 'hidden') noteLeaving();
    else {
      noteVisit();
      changed();
    }
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener(SAVED, changed);
  changed();
}

function hasSaved(): boolean {
  const saved = readStored(SAVED);
  return Array.isArray(saved) && saved.length > 0;
}
