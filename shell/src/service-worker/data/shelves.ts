import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { photoId } from '@naija/contracts/domain/photos';
import { findState } from '@naija/contracts/domain/states';

/**
 * How many things of a kind are kept when it is tidied up, which is done once there are a fifth more. An agent is one
 * thing with record, comments and all, a state with all pages of its list, a photo in all its sizes.
 */
export const SHELVES = { agents: 50, lists: 15, searches: 20, photos: 200, others: 50 } as const;
export type Shelf = keyof typeof SHELVES;

/** Days after which what nobody looked at any more is dropped. */
export const KEPT_DAYS = 30;

/** Where the saved copy of an answer belongs. */
export interface Place {
  readonly shelf: Shelf;
  /** What it is a part of. */
  readonly thing: string;
  /** Address path and query, the same for all ways to write it. */
  readonly key: string;
}

const LIST = agentPaths.byLocation('');
const COMMENTS = commentPaths.list('');
const RECORD = agentPaths.byId('');

/** The place of what is asked for at an address; undefined where it is nothing to keep. */
export function placeOf({ pathname, search }: URL): Place | undefined {
  const location = lastPart(pathname, LIST);
  if (location !== undefined) return listPlace(location, search);
  const photo = photoId(pathname);
  if (photo !== undefined) return { shelf: 'photos', thing: photo, key: pathname };
  const agent = lastPart(pathname, COMMENTS) ?? lastPart(pathname, RECORD);
  return agent === undefined ? undefined : { shelf: 'agents', thing: agent, key: pathname + search };
}

/** The name of the cache that is a shelf. */
export function cacheOf(shelf: Shelf): string {
  return `naija-data-${shelf}`;
}

/** A state as a whole has a shelf of its own, which no number of searches and filters can empty. */
function listPlace(location: string, search: string): Place {
  const query = new URLSearchParams(search);
  query.delete('cursor');
  const state = findState(location);
  const name = state?.slug ?? location.trim().toLowerCase();
  const key = agentPaths.byLocation(name) + search;
  return state && query.size === 0
    ? { shelf: 'lists', thing: name, key }
    : { shelf: 'searches', thing: `${name}?${query.toString()}`, key };
}

/** What stands behind a prefix, if that is one segment and nothing that cannot be read. */
function lastPart(pathname: string, prefix: string): string | undefined {
  const part = pathname.slice(prefix.length);
  if (!pathname.startsWith(prefix) || part === '' || part.includes('/')) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
