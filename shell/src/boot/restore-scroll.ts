import { entryKey, isReturn, scrollIfHighEnough } from '../navigation/history-entry.ts';
import { readPositions } from '../navigation/scroll-positions.ts';

/** Scrolls to where the visitor left this page; the browser does not where the shell has restored it before. */
export function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual' || !isReturn()) return;
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string };
  const { pathname, hash } = globalThis.location;
  const position = readPositions().get(entryKey({ key, pathname, hash }));
  if (position !== undefined) scrollIfHighEnough(position);
}
