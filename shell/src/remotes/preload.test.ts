import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { entry } from '../testing/registry.ts';
import { pageOf, preloadFile, preloadPage } from './preload.ts';

const file = (url: string) => ({ url, integrity: `sha384-${url}` });
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  // jsdom identifies as WebKit.
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('');
  document.head.replaceChildren();
});

test('preloads all files of a page at once, each with its integrity', async () => {
  const release = entry('1.0.0', {
    routes: [
      { path: '/sample', js: [file('/home.js')], css: [] },
      { path: '/sample/:id', js: [file('/common.js'), file('/one.js')], css: [file('/one.css')] },
    ],
  });
  const loaded = preloadPage(release, '/sample/7');
  expect(links().map(({ rel, integrity, crossOrigin }) => [rel, integrity, crossOrigin])).toEqual([
    ['modulepreload', 'sha384-/common.js', 'anonymous'],
    ['modulepreload', 'sha384-/one.js', 'anonymous'],
    ['stylesheet', 'sha384-/one.css', 'anonymous'],
  ]);
  links().forEach((link) => link.dispatchEvent(new Event('load')));
  await loaded;
  expect(preloadPage(release, '/sample/8')).toBe(loaded);
});

test('for a page that the release lacks, the files of its first page are preloaded', () => {
  const release = entry('1.0.0', { routes: [{ path: '/sample', js: [file('/entry.js')], css: [] }] });
  expect(pageOf(release, '/sample/new')).toBeUndefined();
  void preloadPage(release, '/sample/new');
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/entry.js']);
});

test('a missing or changed file rejects with its name', async () => {
  const loaded = preloadFile(file('/changed.js'), 'modulepreload');
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('/changed.js could not be loaded unchanged');
});

test('a changed file rejects in WebKit as well, which verifies no preload', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Cannot load: integrity')));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const changed = file('/changed-in-webkit.js');
  const loaded = preloadFile(changed, 'modulepreload');
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toThrow('/changed-in-webkit.js could not be loaded unchanged');
  expect(fetch).toHaveBeenCalledWith(
    expect.stringContaining(changed.url),
    expect.objectContaining({ integrity: changed.integrity }),
  );
});

test('a file is preloaded once, by relative or absolute URL', () => {
  void preloadFile(file('/once.js'), 'modulepreload');
  void preloadFile(file(`${location.origin}/once.js`), 'modulepreload', 'low');
  expect(links()).toHaveLength(1);
});
