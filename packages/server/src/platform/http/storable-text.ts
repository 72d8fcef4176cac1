const UNSTORABLE = /[\0\p{Cs}]/u;

/** Whether JSON holds text that PostgreSQL cannot store: NUL or a lone surrogate. Not recursive: the client chooses the depth. */
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
