import { remoteName } from '@naija/contracts/remote/registry';
import type { CheckedList } from '../../remotes/registry/check-lists.ts';
import { isFrugal } from '../frugal.ts';
import { keepRelease } from './keep-release.ts';
import { openedRemotes } from './opened-remotes.ts';
import { current, fits, previous } from './wanted.ts';

/**
 * Fetches what a list of a remote's releases names, and says which list is to be active: this one, or the one before
 * where a release is held back because it needs a newer shell, cannot be had whole, or is not worth its bytes to a
 * visitor who spares data and has never opened the remote.
 */
export async function settle(list: CheckedList, before: CheckedList | undefined): Promise<CheckedList> {
  const { entries = [] } = list;
  const remote = remoteName(list.name);
  const now = current(entries);
  if (before && before !== list && !now.every(fits)) return before;
  if ((await isFrugal()) && !(await openedRemotes()).includes(remote)) return before ?? list;
  try {
    for (const release of now.filter(fits)) await keepRelease(remote, release);
  } catch {
    return before ?? list;
  }
  const fallback = previous(entries);
  // Good to have, and no reason to keep the new one back.
  if (fallback) await keepRelease(remote, fallback).catch(() => undefined);
  return list;
}
