import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { openPages, scope } from './scope.ts';
import { pageVersion } from './served-pages.ts';
import { deleteState, putState, readState, stateKeys } from './state.ts';

/** Versions of pages by client id. Pages without one run the shell of the worker that served them. */
const PREFIX = 'shell/';

/**
 * Records that a page of another shell was served. A page without a record offers the update that it already runs.
 * @param client empty in browsers that do not name the page of a navigation
 */
export async function recordShell(client: string, page: Response): Promise<void> {
  if (client === '') return;
  const open = new Set((await openPages()).map(({ id }) => PREFIX + id));
  for (const key of await stateKeys(PREFIX)) if (!open.has(key)) await deleteState(key);
  // Fails on a full device.
  await putState(PREFIX + client, page.headers.get(RENDERED_PAGE.pageVersionHeader)).catch(() => undefined);
}

/** True if a page came from the server with another shell, whose keys and requirements this worker does not know. */
export async function runsOtherShell(client: string): Promise<boolean> {
  const version = await readState(PREFIX + client);
  return version !== undefined && version !== pageVersion();
}

/**
 * True if a page runs the shell of this worker, although the worker before it served the page. A waiting worker takes over
 * once that is true of all open pages, because none of them then needs the shell before.
 */
export async function isCurrentPage(client: string): Promise<boolean> {
  const isCurrent = async (id: string) => (await readState(PREFIX + id)) === pageVersion();
  const all = await Promise.all((await openPages()).map(({ id }) => isCurrent(id)));
  if (all.length > 0 && all.every(Boolean)) await scope.skipWaiting();
  return isCurrent(client);
}
