import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { findPattern } from '@naija/contracts/remote/routes';
import { pagePaths } from '@naija/contracts/domain/pages';
import { writeState } from '../api-cache/put-with-eviction.ts';
import { isDataSaverOn } from '../data-saver.ts';
import { readState } from '../state.ts';
import { openedRemotes } from './opened-remotes.ts';

const KEY = 'everything';

/**
 * The plan of what is downloaded ahead of need: true if the releases of a remote are. A visitor pays for what a visitor uses,
 * so that any other remote is downloaded once one of its pages is opened.
 * @param entries releases of the remote
 */
export async function isPlanned(remote: string, entries: readonly RegistryEntry[]): Promise<boolean> {
  // Pages that were visited open offline, and so do the others of their remote.
  if ((await openedRemotes()).includes(remote)) return true;
  if (await isDataSaverOn()) return false;
  // A list, a profile and a search are the next step from every page.
  if (entries.some(({ extras }) => findPattern(extras.routes, pagePaths.home))) return true;
  // Visitors who installed the app, logged in, or came back over Wi-Fi may need any page without a network.
  return isEverythingKept();
}

export async function isEverythingKept(): Promise<boolean> {
  return (await readState(KEY)) === true;
}

/** @throws DOMException on a full device */
export async function setEverythingKept(): Promise<void> {
  await writeState(KEY, true);
}
