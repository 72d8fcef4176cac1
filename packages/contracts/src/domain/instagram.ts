import { LIMITS } from './limits.ts';

const PROFILE = /^https?:\/\/(?:www\.)?instagram\.com\/(\w(?:\.?\w)*)\/?(?:[?#]\S*)?$/i;
const HANDLE_MAX = 30;

/**
 * The handle in the address of an Instagram profile, whatever tracking query stands behind it.
 * Undefined for everything else: other hosts, a port, a user before the host, other schemes, single posts.
 */
export function instagramHandle(address: string): string | undefined {
  if (address.length > LIMITS.instagramMax) return undefined;
  const handle = PROFILE.exec(address)?.[1];
  return handle !== undefined && handle.length <= HANDLE_MAX ? handle : undefined;
}

/** The one form in which profiles are stored and shown (`https://www.instagram.com/handle`), or undefined. */
export function instagramProfile(address: string): string | undefined {
  const handle = instagramHandle(address);
  return handle === undefined ? undefined : `https://www.instagram.com/${handle}`;
}
