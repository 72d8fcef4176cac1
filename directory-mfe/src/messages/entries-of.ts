/** The entries of an object with their exact keys. */
export function entriesOf<Key extends string, Value>(texts: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(texts) as [Key, Value][];
}
