import { scope } from '../scope.ts';

/** Shows the page of a notification: in the tab that has it open, or in a new one; none is taken from what it shows. */
export async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, scope.location.origin);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split('#', 1)[0] === href);
  await (open ? open.focus() : scope.clients.openWindow(href));
}
