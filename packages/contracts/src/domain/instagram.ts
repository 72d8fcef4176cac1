import { LIMITS } from './limits.ts';

const PROFILE = /^https?:\/\/(?:www\.)?instagram\.com\/(\w(?:\.?\w)*)\/?(?:[?#]\S*)?$/i;
const HANDLE_MAX = 30;

/** The handle in an Instagram profile URL, with or without a query; undefined for any other URL. */
export function instagramHandle(address: string): string | undefined {
  if (address.length > LIMITS.instagramMax) return undefined;
  const handle = PROFILE.exec(address)?.[1];
  return handle !== undefined && handle.length <= HANDLE_MAX ? handle : undefined;
}

export function instagramProfile(address: string): string | undefined {
  const handle = instagramHandle(address);
  return handle === undefined ? undefined : `https://www.instagram.com/${handle}`;
}
