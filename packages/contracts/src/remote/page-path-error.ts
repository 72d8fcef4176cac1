import { isPagePath, PATH_MAX, RESERVED_SEGMENTS, SEGMENTS_MAX } from './page-path.ts';
import { quoteUntrusted } from './untrusted-text.ts';

type Rule = readonly [breaks: (path: string) => boolean, message: string];

const RULES: readonly Rule[] = [
  [(path) => path.length > PATH_MAX, `has more than ${String(PATH_MAX)} characters`],
  [(path) => !path.startsWith('/'), 'is no address that begins with a slash'],
  [(path) => path.includes('//'), 'has an empty segment: write single slashes'],
  [(path) => path.endsWith('/'), 'ends with a slash: leave it out, the page is shown with it and without'],
  [(path) => path.split('/').length - 1 > SEGMENTS_MAX, `has more than ${String(SEGMENTS_MAX)} segments`],
  [(path) => path.includes('*'), 'has "*", which takes any address: write the page for each'],
  [(path) => path.includes('?'), 'has "?", an optional part: write two pages'],
  [(path) => path.includes('%'), 'has "%": write letters, not their codes'],
  [(path) => path.includes('.'), 'has a dot, as addresses of files have'],
  [(path) => path.startsWith('/:'), 'begins with a placeholder, which would take every address of the site'],
  [
    (path) => RESERVED_SEGMENTS.includes(path.toLowerCase().split('/')[1] ?? ''),
    `begins with what the site itself answers (${RESERVED_SEGMENTS.join(', ')})`,
  ],
  [() => true, 'has other characters than letters, digits, "-" and "_", and placeholders such as :id'],
];

export function pagePathError(path: string): string | undefined {
  if (isPagePath(path)) return undefined;
  const message = RULES.find(([breaks]) => breaks(path))?.[1] ?? '';
  return `the page ${quoteUntrusted(path)} ${message}`;
}
