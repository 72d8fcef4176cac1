const RESET_AFTER_MS = 700;

/**
 * Type-ahead as in native lists: letters typed within 700 ms form a prefix; repeating one letter cycles through its names.
 */
export function createTypeAhead() {
  let typed = '';
  let last = -Infinity;

  return {
    /** True while a prefix is being typed, so that a space is part of it. */
    isTyping: (at: number) => typed !== '' && at - last < RESET_AFTER_MS,

    /** The index of the match after a key typed at a time in milliseconds; -1 for none. */
    find(key: string, at: number, names: readonly string[], from: number): number {
      const letter = key.toLowerCase();
      typed = (at - last < RESET_AFTER_MS ? typed : '') + letter;
      last = at;
      const repeated = typed === letter.repeat(typed.length);
      const prefix = repeated ? letter : typed;
      const start = repeated ? from + 1 : Math.max(from, 0);
      const order = names.map((_, step) => (start + step) % names.length);
      return order.find((index) => names[index]?.toLowerCase().startsWith(prefix)) ?? -1;
    },
  };
}
