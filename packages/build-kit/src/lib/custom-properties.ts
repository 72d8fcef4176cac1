import { createRequire } from 'node:module';
import path from 'node:path';
import { runnerImport } from 'vite';

const TOKENS = 'src/foundations/theme/tokens.ts';

/** CSS custom properties of the design tokens that the global style of a shell sets. */
export async function designTokens(shellRoot: string): Promise<string[]> {
  const require = createRequire(path.join(shellRoot, 'package.json'));
  const file = path.join(path.dirname(require.resolve('@naija/ui/package.json')), TOKENS);
  const { module } = await runnerImport<{ tokens: Record<string, Record<string, string>> }>(file, {
    configFile: false,
    logLevel: 'silent',
  });
  return neededProperties(Object.values(module.tokens).flatMap((group) => Object.values(group)));
}

/** Uses such as `var(--name)`. `var(--name, fallback)` is left out, because it needs no value. */
const USED = /var\(\s*(--[\w-]+)\s*\)/g;
/** Assignments in styles, in style objects and in `setProperty`. */
const SET = /(?<![\w-])(--[\w-]+)['"]?\s*[:,]/g;

/** CSS custom properties that code or style sheets use without a fallback, and that neither they nor `others` set. */
export function neededProperties(sources: readonly string[], others: readonly string[] = []): string[] {
  const set = new Set([...sources, ...others].flatMap((source) => namesIn(source, SET)));
  const used = new Set(sources.flatMap((source) => namesIn(source, USED)));
  return [...used].filter((name) => !set.has(name)).sort();
}

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
