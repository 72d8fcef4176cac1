import { LIMITS } from './limits.ts';

const HANDLE = String.raw`(\w(?:\.?\w)*)`;
const PROFILE = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:_u\/)?@?${HANDLE}\/*(?:[?#]\S*)?$`,
  'i',
);
const WITH_AT = new RegExp(`^@${HANDLE}\$`);
const BARE = new RegExp(`^${HANDLE}\$`);

/** Endings of handles that, typed without '@', may also be a website. */
const SITE = /\.(?:com|net|org|ng|africa)$/i;
/** First path segments that Instagram reserves for its own pages and for posts; no profile has such a name. */
const NOT_PROFILES = /^(?:p|reels?|tv|stories|explore|accounts|direct)$/i;
/** Texts that are typed into a field to say 'none', and phone numbers. */
const NO_NAME = /^(?:none|nil|no|na|not_?applicable|\d{7,})$/i;

const HANDLE_MAX = 30;

/**
 * The handle of an Instagram profile, written as its address in any common form ('https://www.instagram.com/name/?igsh=1',
 * 'm.instagram.com/name'), as '@name' or as 'name'; undefined for anything else, such as a post or another site.
 */
export function instagramHandle(typed: string): string | undefined {
  if (typed.length > LIMITS.instagramMax) return undefined;
  const handle = (PROFILE.exec(typed) ?? WITH_AT.exec(typed))?.[1] ?? bareHandle(typed);
  return handle !== undefined && handle.length <= HANDLE_MAX && !NOT_PROFILES.test(handle)
    ? handle
    : undefined;
}

function bareHandle(typed: string): string | undefined {
  return SITE.test(typed) || NO_NAME.test(typed) ? undefined : BARE.exec(typed)?.[1];
}

/** The address under which a profile is stored and linked, whichever way it is written; undefined as of `instagramHandle`. */
export function instagramProfile(typed: string): string | undefined {
  const handle = instagramHandle(typed);
  return handle === undefined ? undefined : `https://www.instagram.com/${handle}`;
}
