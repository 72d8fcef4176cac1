import { beforeEach, expect, test, vi } from 'vitest';
import { heardErrors } from '../testing/console.ts';
import { earlier, entry, registryOf } from '../testing/registry.ts';
import { preloadPage } from './preload.ts';
import { siteRegistry } from './registry/site-registry.ts';
import { releaseId } from './release-id.ts';
import { markImport } from './selection/import-mark.ts';

vi.mock('./registry/site-registry.ts');
vi.mock('./preload.ts');
vi.mock('./failures/report.ts');

const now = entry('2.0.0');
const before = earlier(entry('1.0.0'));

/** Every test is a page load of its own. */
async function load() {
  vi.resetModules();
  return import('./registry.ts');
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/sample');
  vi.mocked(siteRegistry).mockReset().mockResolvedValue(registryOf(now, before));
  vi.mocked(preloadPage).mockReset().mockResolvedValue();
});

test('the registry is asked for once in a page, and again only after a failure', async () => {
  const { loadRegistry } = await load();
  vi.mocked(siteRegistry).mockRejectedValueOnce(new Error('no line'));
  await expect(loadRegistry()).rejects.toThrow('no line');
  await loadRegistry();
  await loadRegistry();
  expect(siteRegistry).toHaveBeenCalledTimes(2);
});

test('a tab can ask for what the server has by now', async () => {
  const { loadRegistry, refreshSelection } = await load();
  await loadRegistry();
  vi.mocked(siteRegistry).mockResolvedValue(registryOf(entry('3.0.0')));
  await refreshSelection();
  const { microFrontends } = await loadRegistry();
  expect(microFrontends['@naija/sample']?.map(({ metadata }) => metadata.version)).toEqual(['3.0.0']);
});

test('a release that the last page did not survive is not taken again', async () => {
  const { loadSelection } = await load();
  markImport(releaseId('sample', now), 10_000);
  const { choices } = await loadSelection();
  expect(choices.get('sample')?.usable.map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
  expect(heardErrors().join()).toMatch(/Remote "sample" 2\.0\.0 failed \(import\).*did not survive/);
});

test('the files of the page are on their way as soon as the registry is there', async () => {
  const { startRegistry } = await load();
  startRegistry();
  await expect
    .poll(() => preloadPage)
    .toHaveBeenCalledWith(expect.objectContaining({ url: now.url }), '/sample');
});
