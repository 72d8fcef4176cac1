import { isRemoteName } from '@naija/contracts/remote/names';
import { REMOTES_NAMED_MAX } from '@naija/contracts/remote/release-limits';
import { badRequest } from '../../../platform/http/http-error.ts';

/** The lists that a browser asks for: of the remote with the page at a path, and of remotes by name. */
export interface RegistryQuery {
  path?: string;
  names: readonly string[];
}

const QUERY_MAX = 2_000;

/** Undefined where everything is asked for. @throws HttpError 400 where more is asked for than browsers read at once */
export function readRegistryQuery(url: string): RegistryQuery | undefined {
  const [, query = ''] = url.split('?', 2);
  if (query.length > QUERY_MAX) throw badRequest(`The query has more than ${String(QUERY_MAX)} characters`);
  const parameters = new URLSearchParams(query);
  const path = parameters.get('path');
  const named = parameters.get('names');
  if (path === null && named === null) return undefined;
  const names = [...new Set((named ?? '').split(',').filter(isRemoteName))];
  if (names.length > REMOTES_NAMED_MAX)
    throw badRequest(`The query names more than ${String(REMOTES_NAMED_MAX)} remotes`);
  return { names, ...(path !== null && { path }) };
}
