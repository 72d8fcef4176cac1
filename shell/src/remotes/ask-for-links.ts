import { findRoute } from '@naija/contracts/remote/routes';
import { isDataSaverOn, postToWorker } from '@naija/runtime';
import { askForPage } from './ask-for-page.ts';
import { loadRegistry } from './selection/load-selection.ts';

const TOWARDS_LINK = ['pointerover', 'focusin', 'pointerdown'];

/**
 * Requests the remote behind a link as soon as the visitor points at it, unless the remote is known, and has the worker
 * download it.
 */
export function askForLinks(): void {
  for (const type of TOWARDS_LINK) document.addEventListener(type, askForLink, { passive: true });
}

function askForLink(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname.includes('.')) return;
  // A finger that scrolls touches links, too.
  const isTouch = 'pointerType' in event && event.pointerType === 'touch';
  const ask = isTouch ? askForPage : wantRemoteOf;
  ask(link.pathname).catch(() => undefined); // Following the link requests it again, and shows a failure.
}

/** Remotes that the worker was told. */
const wanted = new Set<string>();

async function wantRemoteOf(pathname: string): Promise<void> {
  if (!(await askForPage(pathname))) return;
  const remote = findRoute(await loadRegistry(), pathname)?.remote;
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (remote === undefined || !hasWorker || wanted.has(remote) || isDataSaverOn()) return;
  wanted.add(remote);
  postToWorker({ type: 'WANTED_REMOTES', names: [remote] });
}
