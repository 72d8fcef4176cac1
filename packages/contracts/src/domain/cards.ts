import { PHOTO_PREFIX } from './photos.ts';

export const CARD_PREFIX = `${PHOTO_PREFIX}cards/`;

/** Width and height in pixels, as link previews of messengers and social networks show images best. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;

/** Largest JPEG in bytes: WhatsApp previews no larger image beside a link. */
export const CARD_MAX_BYTES = 300_000;

/** Address of an agent's share card; without a version it redirects to the current one. */
export function cardUrl(agentId: string, version?: string): string {
  return `${CARD_PREFIX}${agentId}${version === undefined ? '' : `/${version}`}.jpg`;
}
