import { openPage as openRemotePage, untilLoaded } from '@naija/runtime/testing';
import { pages } from '../pages.ts';
import './intersections.ts';

/** Opens a page after these addresses and waits until all of its queries have settled. */
export async function openPage(...addresses: [string, ...string[]]) {
  const page = await showPage(...addresses);
  await untilLoaded(page.store);
  return page;
}

export function showPage(...addresses: [string, ...string[]]) {
  const address = addresses.at(-1) ?? '/';
  return openRemotePage(pages, address, { history: addresses.slice(0, -1) });
}
