/** Told to this tab as an event of the window, to the others as a change of the storage. */
const CHANGE = 'naija:session';

/** Says that somebody logged in or out, in every tab: cookies have no event of their own in all browsers. */
export function announceSessionChange(): void {
  dispatchEvent(new Event(CHANGE));
  try {
    localStorage.setItem(CHANGE, String(Date.now()));
  } catch {
    // Storage is switched off or full: other tabs notice when they are looked at again.
  }
}

/** Calls back whenever the session may have changed, until the function it returns is called. */
export function onSessionChange(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === CHANGE) changed();
  };
  // A tab that is looked at again, or comes back from the browser's memory of pages, may have missed something.
  const plain = [CHANGE, 'focus', 'pageshow'];
  for (const event of plain) addEventListener(event, changed);
  addEventListener('storage', stored);
  return () => {
    for (const event of plain) removeEventListener(event, changed);
    removeEventListener('storage', stored);
  };
}
