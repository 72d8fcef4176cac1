// Expressions of PostgreSQL's type `tsquery`.

export function all(queries: readonly string[]): string {
  return queries.join(' & ');
}

// `&` binds more tightly than `|`.
export function any(queries: readonly string[]): string {
  const given = queries.filter((query) => query !== '');
  return given.length < 2 ? given.join('') : `(${given.join(' | ')})`;
}

/** Words consist of letters and digits: there is nothing to escape. */
export function quote(word: string): string {
  return `'${word}'`;
}
