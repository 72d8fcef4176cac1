import { REMOTES_PARAMETER } from '@naija/contracts/remote/rendered-page';
import { readStored } from '../../storage.ts';

export const CHOSEN_KEY = 'naija:chosen-releases';

/** Whether the address or this tab names releases to show, or the address asks for the overlay of remotes. */
export function hasChosenReleases(): boolean {
  return (
    new URLSearchParams(globalThis.location.search).has(REMOTES_PARAMETER) ||
    readStored(CHOSEN_KEY, 'sessionStorage') !== undefined
  );
}
