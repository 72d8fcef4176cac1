const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * True when a value read from JSON holds, at any depth or as a name, text that PostgreSQL does not store: NUL,
 * or half of a character (a lone surrogate). Walks without recursion, for whoever sends it chooses the depth.
 */
export function holdsUnstorableText(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const item = left.pop();
    if (typeof item === 'string' && UNSTORABLE.test(item)) return true;
    if (typeof item === 'object' && item !== null) {
      for (const [name, inner] of Object.entries(item)) left.push(name, inner);
    }
  }
  return false;
}
