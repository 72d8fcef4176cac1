interface Steps {
  readonly next: string;
  readonly previous: string;
}

/** The keys that move through a list, by the way it runs. */
export const STEPS = {
  across: { next: 'ArrowRight', previous: 'ArrowLeft' },
  down: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const satisfies Record<string, Steps>;

/** The place in a list of `count` that a key moves to, round the ends. Undefined for a key that moves nowhere. */
export function stepByKey(key: string, from: number, count: number, steps: Steps): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case steps.next:
      return (from + 1) % count;
    case steps.previous:
      return (Math.max(from, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
