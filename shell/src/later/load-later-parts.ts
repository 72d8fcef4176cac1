import { laterParts } from './later-part.ts';

/** Loads all later parts, including those not shown yet: a notice may be due without a network. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([...laterParts].map((load) => load()));
}
