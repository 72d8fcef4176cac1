import type { Release } from '@naija/contracts/remote/release';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import { describe, expect, it } from 'vitest';
import { useReleaseServer } from '../../../test/use-release-server.ts';

const site = useReleaseServer();

const RANGES = Object.fromEntries(SHARED_PACKAGES.map((name) => [name, '^1.0.0']));
const page = (path: string) => ({ path, js: ['remoteEntry.js'], css: [] });
const pages = (...paths: string[]): Partial<Release> => ({ routes: paths.map(page) });
const titled = (title: string): Partial<Release> => ({ routes: [{ ...page('/directory'), title }] });
const requiring = (requires: Record<string, string>): Partial<Release> => ({
  requires: { ...RANGES, ...requires },
});
/** Sets a name that an object literal would take for its prototype. */
const named = <T>(name: string, value: T): Record<string, T> => Object.fromEntries([[name, value]]);
const asset = (url: string) => ({ url, size: 1, integrity: `sha384-${'A'.repeat(64)}` });

/** Tries to publish; returns status and message. */
async function refusal(changes: Partial<Release>): Promise<[status: number, message: string]> {
  const { status, body } = await site.publish('directory', { changes });
  expect([await site.listed('directory'), site.stored()]).toEqual([[], []]);
  return [status, body.message];
}

describe('a release is refused with a message, and leaves no file,', () => {
  it.each<[string, Partial<Release>, string]>([
    ['that needs a range which is none', requiring({ react: 'banana' }), 'react needs "banana"'],
    ['that needs any version', requiring({ react: '*' }), 'react needs "*"'],
    ['that needs a package which nobody shares', requiring({ vue: '^3.0.0' }), '"vue"'],
    ['that needs the prototype', requiring(named('__proto__', '^1.0.0')), '"__proto__"'],
    ['that uses names of a constructor', { uses: { constructor: ['x'] } }, '"constructor"'],
    ['that uses names of the prototype', { uses: named('__proto__', ['x']) }, '"__proto__"'],
    ['that uses what is not a name', { uses: { react: ['use State'] } }, '"use State"'],
    ['with a title longer than a line', titled('x'.repeat(101)), '100 characters'],
    ['with a title that turns text around', titled('Log in \u202egpj.exe'), '\\u202e'],
    ['with a title of several lines', titled('Log\nin'), '\\u000a'],
    ['with files that differ in case alone', { assets: [asset('a.js'), asset('A.js')] }, 'A.js'],
    ['with a file that is a folder', { assets: [asset('a'), asset('a/b.js')] }, 'file and a folder'],
    ['with a file elsewhere', { assets: [asset('https://x.example/a.js')] }, 'is not a safe file name'],
    ['with a file above', { assets: [asset('a/../../b.js')] }, 'is not a safe file name'],
    ['with a file of another system', { assets: [asset('a\\b.js')] }, 'is not a safe file name'],
    ['with a file without a hash', { assets: [{ ...asset('a.js'), integrity: 'sha384-x' }] }, 'integrity'],
    ['that wants to cache responses of other sites', dataOf('//x.example/y'), '"//x.example/y"'],
    ['that wants to cache responses of everything', dataOf('/:a/:b'), '"/:a/:b"'],
  ])('%s', async (_, changes, message) => {
    expect(await refusal(changes)).toEqual([422, expect.stringContaining(message)]);
  });

  it.each([
    [
      '101 pages',
      pages(...Array.from({ length: 101 }, (_, n) => `/directory/${String(n)}`)),
      'than 100 items',
    ],
    ['12,000 pages', pages(...Array.from({ length: 12_000 }, (_, n) => `/directory/${String(n)}`)), 'larger'],
    [
      'as many names',
      { uses: { react: Array.from({ length: 501 }, (_, n) => `u${String(n)}`) } },
      'than 500 items',
    ],
    [
      'a page of 500 files',
      { routes: [{ ...page('/x'), js: Array(500).fill('remoteEntry.js') }] },
      'than 100 items',
    ],
    [
      'pages that take more of the registry than its share',
      pages(...Array.from({ length: 100 }, (_, n) => `/directory/${'x'.repeat(150)}${String(n)}`)),
      'bytes of the registry',
    ],
    ['a title of a megabyte', titled('x'.repeat(1_000_000)), 'release.json'],
  ])('with %s', async (_, changes, message) => {
    expect(await refusal(changes as Partial<Release>)).toEqual([422, expect.stringContaining(message)]);
  });
});

function dataOf(pattern: string): Partial<Release> {
  return { routes: [{ ...page('/directory'), data: [pattern] }] };
}

describe('a route is refused with the rule', () => {
  it.each([
    ['/login/', 'ends with a slash'],
    ['*', 'begins with a slash'],
    ['/*', '"*"'],
    ['login', 'begins with a slash'],
    ['/login/*', '"*"'],
    ['//', 'empty segment'],
    ['/a//b', 'empty segment'],
    ['/login?', '"?"'],
    ['/agent/:id?', '"?"'],
    ['/%61pi/x', '"%"'],
    ['/a/%2e%2e/b', '"%"'],
    ['/a/../b', 'dot'],
    ['/shell.json', 'dot'],
    ['/:page', 'placeholder'],
    ['/:a/:b', 'placeholder'],
    ['/api', 'the site itself'],
    ['/API/v1/x', 'the site itself'],
    ['/remotes/x', 'the site itself'],
    ['/assets/:file', 'the site itself'],
    ['/media/x', 'the site itself'],
    ['/dev/mailbox', 'the site itself'],
    ['/share', 'the site itself'],
    ['/healthz', 'the site itself'],
    ['/readyz', 'the site itself'],
    ['/sitemaps/1', 'the site itself'],
    ['/sw.js', 'dot'],
    ['/remotes.json', 'dot'],
    ['/a b', 'letters'],
    ['/päge', 'letters'],
    ['/a\\b', 'letters'],
    ['/a/:', 'letters'],
    [`/${'x'.repeat(201)}`, '200 characters'],
    ['/x'.repeat(11), '10 segments'],
  ])('at %s', async (path, message) => {
    expect(await refusal(pages(path))).toEqual([422, expect.stringContaining(message)]);
  });

  it.each([[['/agent/:id', '/Agent/:name']], [['/directory', '/DIRECTORY']]])(
    'that is there twice: %o',
    async (paths) => {
      expect(await refusal(pages(...paths))).toEqual([422, expect.stringContaining('twice')]);
    },
  );

  it.each([
    ['/AUTH', 'claims /AUTH, which auth owns'],
    ['/location/lagos', 'overlaps /location/:city, which auth owns'],
    ['/:x/lagos', 'placeholder'],
    ['/location/:city', 'claims /location/:city, which auth owns'],
  ])('that another team owns: %s', async (path, message) => {
    const routes = ['/auth', '/location/:city'].map(page);
    expect((await site.publish('auth', { changes: { routes } })).status).toBe(201);
    const { status, body } = await site.publish('directory', { changes: pages(path) });
    expect([status, body.message]).toEqual([
      message === 'placeholder' ? 422 : 409,
      expect.stringContaining(message),
    ]);
    expect(await site.listed('directory')).toEqual([]);
  });
});

it('routes of one team may overlap', async () => {
  const routes = ['/location/:city', '/location/lagos'].map(page);
  expect((await site.publish('directory', { changes: { routes } })).status).toBe(201);
});
