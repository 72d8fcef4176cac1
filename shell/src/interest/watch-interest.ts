import type { InterestKind } from '@naija/contracts/http/interest';
import { listFavourites, onFavouritesChange } from '@naija/runtime';
import { noteInterest, sendInterests, sendKept, sendOnLeaving } from './interest-queue.ts';

const CONTACTS: readonly (readonly [kind: InterestKind, start: string])[] = [
  ['call', 'tel:'],
  ['whatsApp', 'https://wa.me/'],
  ['email', 'mailto:'],
];

/**
 * Counts taps on the contacts of agents, which remotes mark with `data-agent`, and agents who are saved; sends all that was
 * counted when the page is left or the network is back.
 * @returns ends it
 */
export function watchInterest(): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  let favourites = savedIds();
  const stopFavourites = onFavouritesChange(() => {
    const before = favourites;
    favourites = savedIds();
    for (const id of favourites) if (!before.has(id)) noteInterest({ agent: id, kind: 'favourite' });
  });
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const agent = link?.closest<HTMLElement>('[data-agent]')?.dataset['agent'];
    const contact = CONTACTS.find(([, start]) => link?.href.startsWith(start));
    if (agent !== undefined && contact) noteInterest({ agent, kind: contact[0] });
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendOnLeaving();
    },
    { signal },
  );
  addEventListener('pagehide', sendOnLeaving, { signal }); // Alone in older versions of WebKit.
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
