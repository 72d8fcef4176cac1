import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { findPattern } from '@naija/contracts/remote/routes';
import { REMOTES_AT_LIMIT } from '@naija/contracts/remote/release-limits';
import { pagePaths } from '@naija/contracts/domain/pages';
import { writeState } from '../api-cache/put-with-eviction.ts';
import { isDataSaverOn } from '../data-saver.ts';
import { readState } from '../state.ts';
import { openedRemotes } from './opened-remotes.ts';

const KEY = 'everything';

/** Remotes that a visitor is likely to open next; true for all. Kept in memory: the next release is not wanted for that. */
let wanted: true | readonly string[] = [];

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
  if (servesHome(entries)) return true;
  // The visitor points at a link to it, or has come back over Wi-Fi.
  if (wanted === true || wanted.includes(remote)) return true;
  // Visitors who installed the app or logged in may need any page without a network.
  return isEverythingKept();
}

export function servesHome(entries: readonly RegistryEntry[]): boolean {
  return entries.some(({ extras }) => findPattern(extras.routes, pagePaths.home));
}

/** Downloads remotes with the next sync, but not their later releases. */
export function want(remotes: true | readonly string[]): void {
  // The newest ones, because pages may name any number.
  wanted = remotes === true || wanted === true ? true : [...wanted, ...remotes].slice(-REMOTES_AT_LIMIT);
}

export async function isEverythingKept(): Promise<boolean> {
  return (await readState(KEY)) === true;
}

/** @throws DOMException on a full device */
export async function setEverythingKept(): Promise<void> {
  if (!(await isEverythingKept())) await writeState(KEY, true);
}
