/** What became of the session: `ended` when it ran out or the server refused it, `logout` when the agent left it. */
export type SessionNews = 'login' | 'logout' | 'ended';

/** Told to this tab as an event of the window, to the others as a change of the storage. */
const CHANGE = 'naija:session';

/** What another tab says can come before its change of the cookies does; milliseconds after which to look again. */
const SECOND_LOOKS = [250, 1_500];

let latest: string | null = null;

/** Says what became of the session, in every tab: cookies have no event of their own in all browsers. */
export function announceSession(news: SessionNews): void {
  latest = news;
  try {
    // With the moment, because only a change of what is stored reaches the other tabs.
    localStorage.setItem(CHANGE, `${news} ${String(Date.now())}`);
  } catch {
    // Storage is switched off or full: other tabs notice when they are looked at again.
  }
  dispatchEvent(new Event(CHANGE));
}

/** True when the last that was heard of the session, in any tab, is that the agent logged out. */
export function wasLoggedOut(): boolean {
  return (stored() ?? latest)?.startsWith('logout') ?? false;
}

function stored(): string | null {
  try {
    return localStorage.getItem(CHANGE);
  } catch {
    return null;
  }
}

/** Calls back whenever the session may have changed, until the function it returns is called. */
export function onSessionChange(changed: () => void): () => void {
  const looks = new Set<ReturnType<typeof setTimeout>>();
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== CHANGE) return;
    changed();
    for (const delay of SECOND_LOOKS) looks.add(setTimeout(changed, delay));
  };
  // A tab that is looked at again, or comes back from the browser's memory of pages, may have missed something;
  // that the cookies ran out is noticed here as well.
  const plain = [CHANGE, 'focus', 'pageshow', 'visibilitychange'];
  for (const event of plain) addEventListener(event, changed);
  addEventListener('storage', fromOtherTab);
  return () => {
    for (const event of plain) removeEventListener(event, changed);
    removeEventListener('storage', fromOtherTab);
    looks.forEach(clearTimeout);
  };
}
