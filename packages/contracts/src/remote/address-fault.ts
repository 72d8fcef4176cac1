import { ADDRESS_MAX, isPageAddress, RESERVED_SEGMENTS, SEGMENTS_MAX } from './page-address.ts';
import { quoted } from './quoted.ts';

type Rule = readonly [breaks: (path: string) => boolean, words: string];

const RULES: readonly Rule[] = [
  [(path) => path.length > ADDRESS_MAX, `has more than ${String(ADDRESS_MAX)} characters`],
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

/** What is wrong with the address of a page, by the first rule that it breaks, in words. */
export function addressFault(path: string): string | undefined {
  if (isPageAddress(path)) return undefined;
  const words = RULES.find(([breaks]) => breaks(path))?.[1] ?? '';
  return `the page ${quoted(path)} ${words}`;
}
