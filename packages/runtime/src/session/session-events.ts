import { readItem, writeItem } from '../device/storage.ts';

/** `ended`: the session expired or was refused; `logout`: the agent logged out. */
export type SessionEvent = 'login' | 'logout' | 'ended';

/** Key in `localStorage` that notifies other tabs, and name of the window event in this tab. */
const SESSION = 'naija:session';

/** The storage event of another tab can arrive before its cookies change here. */
const RECHECK_DELAYS_MS = [250, 1_500];

/** Publishes a change of the session in every tab, because not all browsers have cookie events. */
export function publishSessionEvent(event: SessionEvent): void {
  // The time is included, because only a changed value fires a storage event.
  writeItem(SESSION, `${event} ${String(Date.now())}`);
  dispatchEvent(new Event(SESSION));
}

/** True if the latest event of the session, in any tab, was a logout. */
export function wasLoggedOut(): boolean {
  return readItem(SESSION)?.startsWith('logout') ?? false;
}

/** Calls back whenever the session may have changed. @returns function that unsubscribes */
export function onSessionChange(onChange: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== SESSION) return;
    onChange();
    for (const delay of RECHECK_DELAYS_MS) timers.add(setTimeout(onChange, delay));
  };
  // A tab restored from the back/forward cache has missed events. These events also reveal expired cookies.
  const events = [SESSION, 'focus', 'pageshow', 'visibilitychange'];
  for (const event of events) addEventListener(event, onChange);
  addEventListener('storage', onStorage);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    removeEventListener('storage', onStorage);
    timers.forEach(clearTimeout);
  };
}
