import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';

/** @param {string} place */
const read = (place) => readFileSync(path.join(ROOT, place), 'utf8');

const text = read('docs/asvs.md');
const rows = [...text.matchAll(/^\| (V[\d.]+) +\|[^|]+\| (met|n\/a|exception) +\| (.*) \|$/gm)].map(
  ([, item = '', state = '', where = '']) => ({ item, state, where }),
);
/** What is named in code, without settings, headers and commands. */
const named = rows.flatMap(({ item, where }) =>
  [...where.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => ({ item, name })),
);

/** Files that Git has, or would. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n');
const places = new Set(files.flatMap((file) => [file, ...parentsOf(file)]));

/** @param {string} file @returns {string[]} */
function parentsOf(file) {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

test('the introduction counts the items as the tables have them', () => {
  const count = (/** @type {string} */ state) => String(rows.filter((row) => row.state === state).length);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `${String(rows.length)} items, of which ${count('met')} are met, ${count('n/a')} are about something that this ` +
      `product does not have (n/a), and ${count('exception')} are exceptions`,
  );
  expect(rows).toHaveLength((text.match(/^\| V/gm) ?? []).length);
  expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length);
});

test('each file that an item names exists, and is the only one of that name', () => {
  const isFile = (/** @type {string} */ name) => /\.(ts|tsx|mjs|conf|yaml|json)$/.test(name);
  const found = named
    .filter(({ name }) => isFile(name))
    .map(({ item, name }) => {
      // The end of a path may be the whole of another, as `package-lock.json` is.
      const ends = [...places].filter((place) => place === name || place.endsWith(`/${name}`));
      return { item, name, ends: places.has(name) ? [name] : ends };
    });
  expect(found.length).toBeGreaterThan(90);
  expect(found.filter(({ ends }) => ends.length !== 1)).toEqual([]);
});

test('each title of a test that an item quotes is in the file before it', () => {
  const quoted = rows.flatMap(({ item, where }) =>
    [...where.matchAll(/`([\w./-]+\.test\.ts)`(?:: | \()('[^']+'(?:, '[^']+')*)/g)].flatMap(
      ([, name = '', titles = '']) =>
        [...titles.matchAll(/'([^']+)'/g)].map(([, title = '']) => ({ item, name, title })),
    ),
  );
  expect(quoted.length).toBeGreaterThan(4);
  const isThere = (/** @type {string} */ name, /** @type {string} */ title) =>
    [...places].filter((place) => place.endsWith(`/${name}`)).some((place) => read(place).includes(title));
  expect(quoted.filter(({ name, title }) => !isThere(name, title))).toEqual([]);
});

test('each folder that an item names exists', () => {
  const folders = named.filter(({ name }) => /^[a-z][\w-]*(?:\/[\w-]+)+$/.test(name));
  expect(folders.length).toBeGreaterThan(8);
  const isThere = (/** @type {string} */ name) =>
    [...places].some((place) => `/${place}`.endsWith(`/${name}`));
  expect(
    folders.filter(({ name }) => !isThere(name) && !existsSync(path.join(ROOT, 'node_modules', name))),
  ).toEqual([]);
});

test('each part of a document that an item leads to exists', () => {
  const headings = (/** @type {string} */ place) =>
    [...read(place).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const links = [...text.matchAll(/\]\((?!https:)([^)#]+)(?:#([^)]+))?\)/g)];
  expect(links.length).toBeGreaterThan(20);
  const lost = links.filter(
    ([, file = '', part]) =>
      !existsSync(path.join(ROOT, 'docs', file)) ||
      (part !== undefined && !headings(path.join('docs', file)).includes(part)),
  );
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('each event that an item names is one of the security log', () => {
  const events = named.filter(({ item, name }) => item.startsWith('V16.3') && /^[a-z]+\.[a-z]+$/.test(name));
  const known = read('packages/server/src/platform/security-log/events.ts');
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter(({ name }) => !known.includes(`'${name}'`))).toEqual([]);
});

test('operations list each setting that names another service', () => {
  const [, list = ''] = read('docs/operations/install.md').split('## Connections to other services');
  const settings = [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].filter(
    ([, name = '', value = '']) =>
      !['PUBLIC_URL', 'SECURITY_CONTACT', 'REMOTE_ORIGINS'].includes(name) &&
      (/^[a-z0-9]+:\/\//.test(value) || name === 'PUSH_SERVICES'),
  );
  expect(settings.length).toBeGreaterThan(6);
  const part = list.split('\n## ')[0] ?? '';
  expect(settings.map(([, name = '']) => name).filter((name) => !part.includes(`\`${name}\``))).toEqual([]);
});
