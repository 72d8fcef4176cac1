import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { BUILD_TARGET, unsupportedIn } from './supported-browsers.ts';

const findIn = (code: string) => unsupportedIn(parseAst(code));

test.each([
  ['class A { static { A.b = 1; } }', 'a static block of a class'],
  ['export const name = /(?<=@)\\w+/;', 'a pattern that looks behind, /(?<=@)\\w+/'],
  ['export const name = new RegExp("(?<!@)a");', 'a pattern that looks behind, /(?<!@)a/'],
  ['export const set = /[\\p{L}--[a-z]]/v;', 'the flag v of a pattern'],
  ['export const sorted = [2, 1].toSorted();', 'toSorted()'],
  ['export const groups = Object.groupBy([], String);', 'groupBy()'],
])('%s is refused', (code, problem) => {
  expect(findIn(code)).toEqual([problem]);
});

test.each([
  'class A { #b = 1; static c = 2; has(o) { return #b in o; } }',
  'export const one = /(?:a)(?<year>\\d+)(?=b)(?!c)/u; export const last = [1].findLast(Boolean) ?? [1].at(-1);',
  'export const is = "canParse" in URL && URL.canParse("a");',
  'export const all = URL.canParse ? URL.canParse("a") : false;',
  'export const ids = [2, 1].toSorted?.();',
  'class Sorted { toSorted() { return this; } } export const own = new Sorted().toSorted();',
  'const { page } = await import("./page.js"); page ??= 1;',
])('%s is supported', (code) => {
  expect(findIn(code)).toEqual([]);
});

test('the browserslist of the repository names the browsers that it is built for', () => {
  const { browserslist } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { browserslist: string[] };
  const names: Readonly<Record<string, string>> = { ios_saf: 'ios' };
  const targets = browserslist.map((query) => {
    const [name = '', , version = ''] = query.split(' ');
    return (names[name] ?? name) + version;
  });
  expect(targets.sort()).toEqual([...BUILD_TARGET].sort());
});
