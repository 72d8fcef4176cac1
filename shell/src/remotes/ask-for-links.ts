import { askForPage } from './ask-for-page.ts';

const TOWARDS_LINK = ['pointerover', 'focusin', 'pointerdown'];

/** Requests the remote behind a link as soon as the visitor points at it, unless the remote is known. */
export function askForLinks(): void {
  for (const type of TOWARDS_LINK) document.addEventListener(type, askForLink, { passive: true });
}

function askForLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname.includes('.')) return;
  askForPage(link.pathname).catch(() => undefined); // Following the link requests it again, and shows a failure.
}
