/** Milliseconds after which a typed letter starts a new word. */
const PAUSE = 700;

/**
 * Finds names by what is typed, as lists of the system do: letters typed in quick succession are one beginning,
 * the same letter again goes on to the next name that begins with it.
 */
export function createTypeAhead() {
  let typed = '';
  let last = -Infinity;

  return {
    /** Whether a beginning is being typed, so that a space belongs to it. */
    isTyping: (at: number) => typed !== '' && at - last < PAUSE,

    /** The place of the name that the key typed at a time leads to; -1 where no name begins so. */
    find(key: string, at: number, names: readonly string[], from: number): number {
      const letter = key.toLowerCase();
      typed = (at - last < PAUSE ? typed : '') + letter;
      last = at;
      const repeated = typed === letter.repeat(typed.length);
      const beginning = repeated ? letter : typed;
      const start = repeated ? from + 1 : Math.max(from, 0);
      const order = names.map((_, step) => (start + step) % names.length);
      return order.find((place) => names[place]?.toLowerCase().startsWith(beginning)) ?? -1;
    },
  };
}
