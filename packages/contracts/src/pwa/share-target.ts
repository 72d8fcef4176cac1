/** The share target of the web app manifest: the browser POSTs a shared photo here. */
export const SHARE_TARGET_PATH = '/share';
export const SHARE_TARGET_FIELD = 'photo';

/** Cache with the shared photos until the page takes them; outlasts a login, emptied by a logout. */
export const SHARED_PHOTOS_CACHE = 'naija-shared';
export const SHARED_PHOTO_PATHS = [
  '/share/photo',
  '/share/photo/2',
  '/share/photo/3',
  '/share/photo/4',
] as const;
export const SHARED_FILE_NAME_HEADER = 'x-file-name';
export const SHARED_PHOTO_LIFETIME_MS = 60 * 60_000;

/** 'photo' is stored; 'full': all places are taken; 'again': no service worker received it. */
export const SHARE_OUTCOMES = ['photo', 'no-image', 'too-large', 'none', 'full', 'again'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

const QUERY = 'shared';

/** Path of Edit Profile with the outcome: `/dashboard?tab=edit-profile&shared=photo`. */
export function shareOutcomePath(outcome: ShareOutcome): string {
  return `/dashboard?tab=edit-profile&${QUERY}=${outcome}`;
}

export function parseShareOutcome(search: string): ShareOutcome | undefined {
  const named = new URLSearchParams(search).get(QUERY);
  return SHARE_OUTCOMES.find((outcome) => outcome === named);
}
