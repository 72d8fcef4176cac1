import { laterParts } from './later-part.ts';

/** Also those that are not shown yet: a notice may be due when there is no network. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([...laterParts].map((load) => load()));
}
