import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePaths } from '@naija/contracts/domain/pages';
import { isDataSaverOn, useAgent, listFavourites, onFavouritesChange } from '@naija/runtime';
import type { InterestKind } from '@naija/contracts/http/interest';
import { excludeAgent, countInterest, sendInterests, sendKept, sendOnLeaving } from './interest-queue.ts';

const CONTACTS: readonly (readonly [kind: InterestKind, start: string])[] = [
  ['call', 'tel:'],
  ['whatsApp', 'https://wa.me/'],
  ['email', 'mailto:'],
];

/**
 * Counts new favourites, and taps on contacts of agents, which remotes mark with `data-agent`. Sends everything when
 * the page is left or the network is back.
 * @returns ends it
 */
function watchInterest(): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  let favourites = savedIds();
  const stopFavourites = onFavouritesChange(() => {
    const before = favourites;
    favourites = savedIds();
    for (const id of favourites) if (!before.has(id)) countInterest({ agent: id, kind: 'favourite' });
  });
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const agent = link?.closest<HTMLElement>('[data-agent]')?.dataset['agent'];
    const contact = CONTACTS.find(([, start]) => link?.href.startsWith(start));
    if (agent !== undefined && contact) countInterest({ agent, kind: contact[0] });
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendOnLeaving();
    },
    { signal },
  );
  addEventListener('pagehide', sendOnLeaving, { signal }); // Older WebKit fires only this event.
  addEventListener('online', () => void sendInterests(), { signal });
  sendKept();
  return () => {
    ending.abort();
    stopFavourites();
  };
}

function savedIds(): ReadonlySet<string> {
  return new Set(listFavourites().map(({ id }) => id));
}

const PROFILE = pagePaths.agent('');

/** Counts the visitor's interest in agents, unless the browser asks for privacy or to save data. */
export function useInterest(): void {
  const { pathname } = useLocation();
  const { id: own } = useAgent();
  // The id is known a moment after the first effects, and long before anything is sent.
  useEffect(() => {
    excludeAgent(own);
  }, [own]);
  useEffect(() => (isWanted() ? watchInterest() : undefined), []);
  useEffect(() => {
    const agent = pathname.startsWith(PROFILE) ? pathname.slice(PROFILE.length).replace(/\/$/, '') : '';
    if (isWanted() && agent !== '') countInterest({ agent, kind: 'view' });
  }, [pathname]);
}

/** Global Privacy Control (https://w3c.github.io/gpc/) and its predecessor. */
function isWanted(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl !== true && doNotTrack !== '1' && !isDataSaverOn();
}
