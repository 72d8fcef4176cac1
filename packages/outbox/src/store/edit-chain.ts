import { targetOf, type Intent, type NewIntent } from '../intent.ts';

/** Leaves out intents that another one, in memory, replaces. */
export function withoutReplaced(intents: readonly Intent[]): Intent[] {
  const replaced = new Set(intents.flatMap(({ replaces = [] }) => replaces));
  return intents.filter(({ key }) => !replaced.has(key));
}

export function withReplaced(intents: readonly Intent[], keys: readonly string[]): Intent[] {
  const all = intents.flatMap(({ key, replaces = [] }) => (keys.includes(key) ? [key, ...replaces] : []));
  return intents.filter(({ key }) => all.includes(key));
}

export function withoutKeys(intents: readonly Intent[], keys: readonly string[]): Intent[] {
  return intents.filter(({ key }) => !keys.includes(key));
}

/** The precondition of a new intent. An edit builds on the pending edit before it, otherwise on the ETag of its base. */
export function preconditionOf(
  intent: NewIntent,
  pending: readonly Intent[],
): Pick<Intent, 'ifMatch' | 'follows'> {
  if (intent.kind !== 'edit') return {};
  const previous = pending.findLast(
    (other) =>
      targetOf(other) === targetOf(intent) &&
      other.owner === intent.owner &&
      (intent.follows === undefined || intent.follows === other.key),
  );
  return previous ? { follows: previous.key } : { ifMatch: intent.base?.etag ?? undefined };
}

/** The precondition that the successor of an edit inherits. @param etag ETag after the edit; undefined for none */
export function successorPrecondition(
  removed: Intent,
  etag: string | null | undefined,
): Pick<Intent, 'ifMatch' | 'follows'> {
  return etag === undefined
    ? { ifMatch: removed.ifMatch, follows: removed.follows }
    : { ifMatch: etag ?? undefined, follows: undefined };
}
