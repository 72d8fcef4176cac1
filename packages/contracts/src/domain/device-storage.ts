import { PUSH_CACHE } from '../pwa/push.ts';
import { SHARED_PHOTOS_CACHE } from '../pwa/share-target.ts';
import { PAGES_CACHE } from '../pwa/worker-messages.ts';
import { RENDERING_COOKIES } from '../remote/rendered-page.ts';
import { formatRetention, RETENTION } from './retention.ts';

/** Kinds of browser storage, in the order of the privacy page. */
export const STORAGE_KINDS = {
  cookie: 'Cookies',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage, which ends with the tab',
  indexedDB: 'Database of the browser',
  cache: 'Caches, from which pages open without a network',
} as const;

export type StorageKind = keyof typeof STORAGE_KINDS;

export interface StoredItem {
  readonly kind: StorageKind;
  /** A name that ends in `*` is the beginning of several. */
  readonly name: string;
  readonly what: string;
  readonly kept: string;
}

const LOGIN = `${formatRetention(RETENTION.sessions.keptMs)}, or until you log out`;
const OWN = 'until you remove it';
const LATEST = 'the latest 30 days';

/** Everything that the site stores on a device; a browser test compares the list with the real storage. */
export const DEVICE_STORAGE: readonly StoredItem[] = [
  { kind: 'cookie', name: 'token', what: 'Proves that you are logged in', kept: LOGIN },
  { kind: 'cookie', name: 'id', what: 'Which agent is logged in', kept: LOGIN },
  { kind: 'cookie', name: 'name', what: 'Your first name, to greet you', kept: LOGIN },
  { kind: 'cookie', name: 'email', what: 'Your email, to fill in forms', kept: LOGIN },
  {
    kind: 'cookie',
    name: RENDERING_COOKIES.releases,
    what: 'Which versions of our pages this browser runs, where they differ from the usual ones',
    kept: '1 year',
  },
  {
    kind: 'cookie',
    name: RENDERING_COOKIES.lite,
    what: 'That you have turned on data saver',
    kept: '1 year',
  },
  {
    kind: 'cookie',
    name: RENDERING_COOKIES.language,
    what: 'The language that you have chosen',
    kept: '1 year',
  },
  { kind: 'localStorage', name: 'naija:saved', what: 'Agents that you have saved', kept: OWN },
  { kind: 'localStorage', name: 'naija:lite', what: 'That you have turned on data saver', kept: OWN },
  {
    kind: 'localStorage',
    name: 'naija:session',
    what: 'When you last logged in or out here, so that other tabs follow; not who',
    kept: 'until the next time',
  },
  {
    kind: 'localStorage',
    name: 'naija:outbox',
    what: 'That there are drafts or changes waiting to be sent',
    kept: 'until they are sent or removed',
  },
  {
    kind: 'localStorage',
    name: 'naija:verified-link',
    what: 'That an email was verified here, so that its link says so when it is opened again; not which email',
    kept: 'until you sign up again',
  },
  {
    kind: 'localStorage',
    name: 'naija:interest',
    what: 'Profiles that you have opened, and agents whom you have called or saved, to be counted for them',
    kept: 'while there is no network',
  },
  {
    kind: 'localStorage',
    name: 'naija:private:*',
    what: 'Data of the agent who is logged in',
    kept: 'until they log out',
  },
  {
    kind: 'localStorage',
    name: 'naija:visitor',
    what: 'A random number that decides whether you get a new version earlier than others; it is never sent to us',
    kept: OWN,
  },
  {
    kind: 'localStorage',
    name: 'naija:install-quiet',
    what: 'That you do not want to be asked to install the app',
    kept: '180 days',
  },
  {
    kind: 'localStorage',
    name: 'naija:registry',
    what: 'Which versions of our pages are current',
    kept: 'until there are newer ones',
  },
  {
    kind: 'localStorage',
    name: 'naija:received',
    what: 'How much data our pages used this month before they could work offline',
    kept: 'until they can',
  },
  {
    kind: 'localStorage',
    name: 'naija:quarantine',
    what: 'Versions of our pages that failed in this browser',
    kept: '7 days',
  },
  {
    kind: 'localStorage',
    name: 'naija:failed-loads',
    what: 'Versions of our pages that failed in this browser, so that each failure is counted once',
    kept: 'the latest 20',
  },
  {
    kind: 'localStorage',
    name: 'naija:deaths',
    what: 'Versions of our pages that froze or ended the browser',
    kept: '1 day',
  },
  {
    kind: 'localStorage',
    name: 'naija:shown:*',
    what: 'Which version of our pages is open, to notice when it crashes',
    kept: 'while the page is open',
  },
  {
    kind: 'localStorage',
    name: 'naija:importing:*',
    what: 'Which version of our pages is starting, to notice when it crashes',
    kept: 'while it starts',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:entered',
    what: 'What you have entered into a page that is loaded again because a part of it was missing',
    kept: 'until it is loaded',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:reloaded',
    what: 'When a page of which a part was missing was last loaded again',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:scroll',
    what: 'How far you have scrolled on pages that you go back to',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'agent-pages *',
    what: 'How much of a list you have opened',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:private:*',
    what: 'Data of the agent who is logged in',
    kept: 'until they log out or the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:shown-here',
    what: 'Which page was open here last, to notice when it crashes',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:script-loads',
    what: 'How often a page changed its address by itself, to stop one that does not let you go back',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:left-worker',
    what: 'That a program of another site at this address was removed',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:chosen-releases',
    what: 'Versions of our pages that a developer has chosen here',
    kept: 'until the tab is closed',
  },
  {
    kind: 'sessionStorage',
    name: 'naija:overrides',
    what: 'Versions of our pages that a developer tries here',
    kept: 'until the tab is closed',
  },
  {
    kind: 'indexedDB',
    name: 'naija-outbox',
    what: 'Drafts of what you type, comments and changes that wait for a network, with their photos',
    kept: 'until they are sent or removed; those of an agent also when they delete the account',
  },
  {
    kind: 'cache',
    name: 'naija-release:*',
    what: 'The program of our pages, so that they open without a network',
    kept: 'until there is a newer one',
  },
  {
    kind: 'cache',
    name: 'workbox-precache*',
    what: 'The program of our pages, so that they open without a network',
    kept: 'until there is a newer one',
  },
  {
    kind: 'cache',
    name: 'naija-state',
    what: 'Which versions of our pages are stored here, in which language, and how much data they took',
    kept: 'while the site is stored here',
  },
  {
    kind: 'cache',
    name: PAGES_CACHE,
    what: 'Pages that you have opened; never those of an agent who is logged in',
    kept: LATEST,
  },
  {
    kind: 'cache',
    name: 'naija-data-*',
    what: 'Public profiles, lists and photos that you have opened or saved',
    kept: LATEST,
  },
  {
    kind: 'cache',
    name: SHARED_PHOTOS_CACHE,
    what: 'A photo that you have shared with the app and not used yet',
    kept: 'until you use or discard it, or log out',
  },
  {
    kind: 'cache',
    name: PUSH_CACHE,
    what: 'Which agent wants notifications on this device',
    kept: 'until they turn them off or log out',
  },
  {
    kind: 'cache',
    name: 'naija-private-*',
    what: 'Data of the agent who is logged in',
    kept: 'until they log out',
  },
  {
    kind: 'cache',
    name: 'naija-freezes',
    what: 'Versions of our pages that froze',
    kept: 'until the next visit',
  },
];

/** True if a stored name is listed. */
export function isListedStorage(kind: StorageKind, name: string): boolean {
  return DEVICE_STORAGE.some((item) => item.kind === kind && matches(item.name, name));
}

function matches(listed: string, name: string): boolean {
  return listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed;
}
