import type { CheckedList, CheckedRegistry } from './check-lists.ts';

export interface Refusal {
  name: string;
  /** 0 where it has none, or cannot be parsed. */
  serial: number;
  wrong: string;
}

/** The received lists, or the known ones where those are invalid or replay an older serial. */
export function newerLists(
  received: CheckedRegistry,
  known: CheckedRegistry | undefined,
): { accepted: CheckedRegistry; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const lists = received.lists.flatMap((list) => {
    const before = known?.lists.find(({ name, entries }) => name === list.name && entries !== undefined);
    const wrong = list.wrong ?? whyOlder(list, before);
    const reasons = wrong === undefined ? (list.faults ?? []) : [wrong];
    if (reasons.length > 0)
      refusals.push({ name: list.name, serial: serialOf(list), wrong: reasons.join('; ') });
    if (wrong === undefined) return [list];
    return before ? [before] : [];
  });
  return { accepted: { schema: received.schema, lists }, refusals };
}

function whyOlder(list: CheckedList, before: CheckedList | undefined): string | undefined {
  if (!before || serialOf(list) >= serialOf(before)) return undefined;
  return `${list.name} has serial ${String(serialOf(list))}, older than ${String(serialOf(before))}, which was seen before`;
}

function serialOf({ entries }: CheckedList): number {
  return entries?.[0]?.extras.seal?.serial ?? 0;
}
