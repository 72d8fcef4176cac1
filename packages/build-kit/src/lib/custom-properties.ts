/** `var(--name)`; not `var(--name, fallback)`, which needs no value. */
const USED = /var\(\s*(--[\w-]+)\s*\)/g;
/** In styles, in objects of styles and in `setProperty`. */
const SET = /(?<![\w-])(--[\w-]+)['"]?\s*[:,]/g;

/** CSS custom properties that code or style sheets use without a fallback and do not set. */
export function neededProperties(sources: readonly string[]): string[] {
  const set = new Set(sources.flatMap((source) => namesIn(source, SET)));
  const used = new Set(sources.flatMap((source) => namesIn(source, USED)));
  return [...used].filter((name) => !set.has(name)).sort();
}

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
