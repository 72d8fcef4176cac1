import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { photoId } from '@naija/contracts/domain/photos';
import { findState } from '@naija/contracts/domain/states';
import type { CacheKind } from './cache-config.ts';

export interface CacheKey {
  readonly kind: CacheKind;
  readonly entry: string;
  readonly path: string;
}

const LIST = agentPaths.byLocation('');
const COMMENTS = commentPaths.list('');
const RECORD = agentPaths.byId('');

/** Cache key of a URL; undefined for a URL that the shell itself does not cache. */
export function cacheKeyOf({ pathname, search }: URL): CacheKey | undefined {
  const location = lastSegment(pathname, LIST);
  if (location !== undefined) return listKey(location, search);
  const photo = photoId(pathname);
  if (photo !== undefined) return { kind: 'photos', entry: photo, path: pathname };
  const agent = lastSegment(pathname, COMMENTS) ?? lastSegment(pathname, RECORD);
  return agent === undefined ? undefined : { kind: 'agents', entry: agent, path: pathname + search };
}

export function otherKey({ pathname, search }: URL): CacheKey {
  const path = pathname + search;
  return { kind: 'others', entry: path, path };
}

/** Whole states have their own cache, so that searches and filters never evict them. */
function listKey(location: string, search: string): CacheKey {
  const query = new URLSearchParams(search);
  query.delete('cursor');
  const state = findState(location);
  const name = state?.slug ?? location.trim().toLowerCase();
  const path = agentPaths.byLocation(name) + search;
  return state && query.size === 0
    ? { kind: 'lists', entry: name, path }
    : { kind: 'searches', entry: `${name}?${query.toString()}`, path };
}

function lastSegment(pathname: string, prefix: string): string | undefined {
  const segment = pathname.slice(prefix.length);
  if (!pathname.startsWith(prefix) || segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined; // The path has malformed escapes.
  }
}
