/**
 * What is left of markup without what people wrote: its tags with the names of their attributes, and the keys of its JSON.
 * Two pages that differ in words alone have the same.
 */
export function skeletonOf(markup: string): string[] {
  return [
    ...markup.matchAll(/<[!?/]?[a-z][^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>|<!--|-->|\]\]>/gi),
  ].map(([tag]) => tag.replace(/"[^"]*"|'[^']*'/g, '""'));
}
