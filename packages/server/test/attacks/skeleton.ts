/** The tags of markup with the names of their attributes: equal for pages that differ only in text. */
export function skeletonOf(markup: string): string[] {
  return [
    ...markup.matchAll(/<[!?/]?[a-z][^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>|<!--|-->|\]\]>/gi),
  ].map(([tag]) => tag.replace(/"[^"]*"|'[^']*'/g, '""'));
}
