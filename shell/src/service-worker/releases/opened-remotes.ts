import { isRemoteName } from '@naija/contracts/remote/names';
import { REMOTES_AT_LIMIT } from '@naija/contracts/remote/release-limits';
import { readState } from '../state.ts';
import { writeState } from '../api-cache/put-with-eviction.ts';

const KEY = 'opened';
/** Matches files of releases on every origin. */
const REMOTE_IN_PATH = /\/remotes\/([^/]+)\//;
const seen = new Set<string>();

export async function recordOpened(remotes: readonly string[]): Promise<string[]> {
  const opened = remotes.filter((remote) => isRemoteName(remote) && !seen.has(remote));
  if (opened.length === 0) return [];
  for (const remote of opened) seen.add(remote);
  const known = await openedRemotes();
  const latest = [...known.filter((remote) => !opened.includes(remote)), ...opened].slice(-REMOTES_AT_LIMIT);
  if (latest.join() !== known.join()) await writeState(KEY, latest);
  return opened;
}

export async function openedRemotes(): Promise<string[]> {
  const known = await readState(KEY);
  return Array.isArray(known) ? (known as string[]) : [];
}

export function remotesOfFile(url: string): string[] {
  const [, remote] = REMOTE_IN_PATH.exec(new URL(url).pathname) ?? [];
  return remote === undefined ? [] : [remote];
}
