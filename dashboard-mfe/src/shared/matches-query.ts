/** Lower case without diacritics, so that `adebayo` finds `Adébáyọ̀`. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** True when the text contains every word of a query; an empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
