import type { CheckedList, CheckedRegistry } from './check-lists.ts';

/** A list that was not accepted, or not all of it, with the reason. */
export interface Refusal {
  name: string;
  /** Serial of the list that was refused; 0 where it has none that can be read. */
  serial: number;
  wrong: string;
}

/**
 * Of each remote the list that was received, unless something is wrong with it or it is older than the one known:
 * then the known one. Without that, whoever can change the file could lead visitors back to a release with a known hole.
 */
export function newerLists(
  received: CheckedRegistry,
  known: CheckedRegistry | undefined,
): { accepted: CheckedRegistry; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const lists = received.lists.flatMap((list) => {
    const before = known?.lists.find(({ name, entries }) => name === list.name && entries !== undefined);
    const wrong = list.wrong ?? older(list, before);
    const reasons = wrong === undefined ? (list.faults ?? []) : [wrong];
    if (reasons.length > 0)
      refusals.push({ name: list.name, serial: serialIn(list), wrong: reasons.join('; ') });
    if (wrong === undefined) return [list];
    return before ? [before] : [];
  });
  return { accepted: { schema: received.schema, lists }, refusals };
}

function older(list: CheckedList, before: CheckedList | undefined): string | undefined {
  if (!before || serialIn(list) >= serialIn(before)) return undefined;
  return `${list.name} has serial ${String(serialIn(list))}, older than ${String(serialIn(before))}, which was seen before`;
}

function serialIn({ entries }: CheckedList): number {
  return entries?.[0]?.extras.seal?.serial ?? 0;
}
