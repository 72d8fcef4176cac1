import { releasesOf } from '@naija/contracts/remote/registry';
import { findPattern, findRoute } from '@naija/contracts/remote/routes';
import type { Choice } from '../releases/choice.ts';

/** Whether the server may render a page: unknown ones, and those of content on the device, need no wait for it. */
export function mayBeRendered({ pathname }: URL, { registry }: Choice): boolean {
  if (!registry) return true;
  const owner = findRoute(registry, pathname);
  if (!owner) return false;
  const pages = releasesOf(registry, owner.remote).map(({ extras }) => findPattern(extras.routes, pathname));
  return pages.some((page) => page && page.clientOnly !== true);
}
