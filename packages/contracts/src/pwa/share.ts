/** Where the phone sends a photo that is shared with the installed app, by POST. */
export const SHARE_PATH = '/share';
/** The field of that form. */
export const SHARE_FIELD = 'photo';

/**
 * The cache in which the worker leaves the photo for the page. It outlasts a login, which comes first where nobody is
 * logged in, so it is not among those of one agent; logging out empties it.
 */
export const SHARED_CACHE = 'naija-shared';
/**
 * Under which addresses photos lie there until the agent has decided about each; no server has them. The first is the one
 * that there was alone.
 */
export const SHARED_PHOTOS = ['/share/photo', '/share/photo/2', '/share/photo/3', '/share/photo/4'] as const;
/** The name of the file, as `encodeURIComponent` writes it. */
export const SHARED_NAME_HEADER = 'x-file-name';
/** Milliseconds for which a photo waits, as long as a login may take. */
export const SHARED_FOR = 60 * 60_000;

/**
 * What became of a shared photo: it waits in the cache to be used or discarded, it is no image, it is too large, there was
 * none, others wait already and there is no place, or no worker was there to take it.
 */
export const SHARE_OUTCOMES = ['photo', 'no-image', 'too-large', 'none', 'full', 'again'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

const QUERY = 'shared';

/** The address of Edit Profile, with what became of the photo: `/dashboard?tab=edit-profile&shared=photo`. */
export function sharedPath(outcome: ShareOutcome): string {
  return `/dashboard?tab=edit-profile&${QUERY}=${outcome}`;
}

/** What the query of an address says of a shared photo; undefined where it says nothing of the kind. */
export function shareOutcome(search: string): ShareOutcome | undefined {
  const named = new URLSearchParams(search).get(QUERY);
  return SHARE_OUTCOMES.find((outcome) => outcome === named);
}
