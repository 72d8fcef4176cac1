import { readItem, writeItem } from '../device/storage.ts';

/** `ended`: the session ran out or was refused; `logout`: the agent left it. */
export type SessionEvent = 'login' | 'logout' | 'ended';

/** The key in `localStorage` by which other tabs hear of it, and the event of this tab's window. */
const SESSION = 'naija:session';

/** Another tab's storage event can arrive before its cookies have changed here. */
const RECHECK_DELAYS_MS = [250, 1_500];

/** Publishes a change of the session in every tab: not all browsers have events for cookies. */
export function publishSessionEvent(event: SessionEvent): void {
  // With the time, as only a changed value fires a storage event.
  writeItem(SESSION, `${event} ${String(Date.now())}`);
  dispatchEvent(new Event(SESSION));
}

/** Whether the latest event of the session, in any tab, was a logout. */
export function wasLoggedOut(): boolean {
  return readItem(SESSION)?.startsWith('logout') ?? false;
}

/** Calls back whenever the session may have changed. @returns unsubscribes */
export function onSessionChange(onChange: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== SESSION) return;
    onChange();
    for (const delay of RECHECK_DELAYS_MS) timers.add(setTimeout(onChange, delay));
  };
  // A tab restored from the back/forward cache has missed events; expired cookies are noticed here as well.
  const events = [SESSION, 'focus', 'pageshow', 'visibilitychange'];
  for (const event of events) addEventListener(event, onChange);
  addEventListener('storage', onStorage);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    removeEventListener('storage', onStorage);
    timers.forEach(clearTimeout);
  };
}
