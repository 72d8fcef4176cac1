import { remoteName } from '@naija/contracts/remote/registry';
import type { CheckedList } from '../../remotes/registry/check-lists.ts';
import { isDataSaverOn } from '../data-saver.ts';
import { downloadRelease } from './download-release.ts';
import { openedRemotes } from './opened-remotes.ts';
import { fallbackRelease, isCompatible, servedReleases } from './releases-to-cache.ts';

/** The list to activate once its releases are cached: the one before, while a release cannot or need not be. */
export async function prepareList(list: CheckedList, before: CheckedList | undefined): Promise<CheckedList> {
  const { entries = [] } = list;
  const remote = remoteName(list.name);
  const served = servedReleases(entries);
  if (before && before !== list && !served.every(isCompatible)) return before;
  if ((await isDataSaverOn()) && !(await openedRemotes()).includes(remote)) return before ?? list;
  try {
    for (const release of served.filter(isCompatible)) await downloadRelease(remote, release);
  } catch {
    return before ?? list;
  }
  const fallback = fallbackRelease(entries);
  // Optional: its failure does not hold the new release back.
  if (fallback) await downloadRelease(remote, fallback).catch(() => undefined);
  return list;
}
