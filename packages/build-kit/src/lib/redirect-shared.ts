import type { Program } from 'estree';
import MagicString from 'magic-string';
import type { Rollup } from 'vite';
import { SHARED_MODULES } from '@naija/contracts/remote/remote';

const PREFIX = 'shared:';

type Placed<T> = T & { start: number; end: number };

/**
 * Writes `shared:` before the names of shared packages in imports. The federation plugin knows them by their names, and
 * writes a look-up at run time, by an `await` of its own, for each import that it finds.
 */
export function redirectShared(code: string, parse: (code: string) => Program): Rollup.TransformResult {
  if (!SHARED_MODULES.some((name) => code.includes(name))) return null;
  const text = new MagicString(code);
  for (const node of parse(code).body) {
    if (node.type !== 'ImportDeclaration' || !isShared(node.source.value)) continue;
    const { start, end } = node.source as Placed<typeof node.source>;
    text.overwrite(start, end, JSON.stringify(PREFIX + node.source.value));
  }
  return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
}

/** The shared package that an import was of; undefined for other imports. */
export function redirectedFrom(source: string): string | undefined {
  return source.startsWith(PREFIX) ? source.slice(PREFIX.length) : undefined;
}

function isShared(source: unknown): source is string {
  return SHARED_MODULES.some((name) => name === source);
}
