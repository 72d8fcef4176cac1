import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';

const FOLDER = 'docs/decisions';
const decisions = readdirSync(path.join(ROOT, FOLDER)).filter((name) => name !== 'README.md');

/** @param {string} file */
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** @param {string} name */
const numberOf = (name) => Number(name.slice(0, 4));

/**
 * Tracked files, and new ones that Git does not ignore.
 *
 * @param {string[]} patterns
 */
function filesLike(...patterns) {
  const output = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return output.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

test('each decision has a number of its own, which begins its title', () => {
  expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
  for (const name of decisions) {
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(read(`${FOLDER}/${name}`), name).toMatch(new RegExp(`^# ${String(numberOf(name))}\\. .+\n`));
  }
});

test('the index lists each decision once, with its title', () => {
  const listed = [...read(`${FOLDER}/README.md`).matchAll(/^- \[(.+)\]\((.+\.md)\)$/gm)].map(
    ([, title = '', name = '']) => ({ title, name }),
  );
  const titles = decisions.map((name) => ({
    title: read(`${FOLDER}/${name}`).split('\n')[0]?.slice('# '.length),
    name,
  }));
  const byName = (/** @type {{ name: string }} */ a, /** @type {{ name: string }} */ b) =>
    a.name < b.name ? -1 : 1;
  expect(listed.toSorted(byName)).toEqual(titles.toSorted(byName));
});

test('each link to a decision resolves', () => {
  const broken = filesLike('*.md').flatMap((file) =>
    [...read(file).matchAll(/\]\(([^()\s#]*\d{4}-[a-z0-9-]+\.md)/g)]
      .map(([, link = '']) => path.posix.join(path.posix.dirname(file), link))
      .filter((target) => target.startsWith(`${FOLDER}/`) && !existsSync(path.join(ROOT, target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('each number in a link or sentence about a decision exists', () => {
  const known = new Set(decisions.map(numberOf));
  const unknown = filesLike('*.md', '*.ts', '*.tsx', '*.mjs', '*.yaml', ':!CHANGELOG.md').flatMap((file) =>
    [...read(file).matchAll(/\bdecisions?\s+\[?(\d{1,3}(?:(?:,|\s+and|,\s+and)\s+\d{1,3})*)\b/gi)]
      .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
      .filter((number) => !known.has(Number(number)))
      .map((number) => `${file}: decision ${number}`),
  );
  expect(unknown).toEqual([]);
});
