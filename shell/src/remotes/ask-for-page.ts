import { findRoute } from '@naija/contracts/remote/routes';
import type { Registry } from '@naija/contracts/remote/registry';
import { pageRegistry } from './registry/site-registry.ts';
import { addLists, loadRegistry } from './selection/load-selection.ts';

/** Number of paths; a page has fewer links. */
const MAX_ANSWERS = 200;

const answers = new Map<string, Promise<boolean>>();

/**
 * True if the site has a page at a path. Asks the server once, unless the remote is known, and adds its list.
 * @throws Error if the server does not respond
 */
export function askForPage(pathname: string): Promise<boolean> {
  const known = answers.get(pathname);
  if (known) return known;
  if (answers.size >= MAX_ANSWERS) answers.clear();
  const answer = isListed(pathname);
  answers.set(pathname, answer);
  answer.catch(() => answers.delete(pathname)); // Retry asks again.
  return answer;
}

async function isListed(pathname: string): Promise<boolean> {
  const has = (registry: Registry) => findRoute(registry, pathname) !== undefined;
  return has(await loadRegistry()) || has(await addLists(await pageRegistry(pathname)));
}
