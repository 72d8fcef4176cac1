/** A text as it is compared: in lower case and without the marks on its letters. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** True when every word of a query stands somewhere in the text, in part at least; an empty query fits all. */
export function says(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
