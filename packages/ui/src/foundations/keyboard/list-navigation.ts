interface ArrowKeys {
  readonly next: string;
  readonly previous: string;
}

/** Arrow keys by list orientation. */
export const ARROW_KEYS = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const satisfies Record<string, ArrowKeys>;

/** The index that a key moves to in a list of `count`, wrapping; undefined for other keys. */
export function nextIndex(key: string, from: number, count: number, keys: ArrowKeys): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case keys.next:
      return (from + 1) % count;
    case keys.previous:
      return (Math.max(from, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
