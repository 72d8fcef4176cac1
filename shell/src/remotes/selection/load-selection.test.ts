import { beforeEach, expect, test, vi } from 'vitest';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { takeConsoleErrors } from '../../testing/console.ts';
import { earlier, entry, registryOf, registryWith } from '../../testing/registry.ts';
import { preloadPage } from '../preload.ts';
import { pageRegistry, siteRegistry } from '../registry/site-registry.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId } from '../release-id.ts';
import { writeStored } from '../../browser/storage.ts';
import { TAB_MARK_KEY } from '../watchdog/crashes.ts';
import { VISIBLE_PREFIX, markImport } from '../watchdog/page-marks.ts';

vi.mock('../registry/site-registry.ts');
vi.mock('../preload.ts');
vi.mock('../failures/send-report.ts');

const now = entry('2.0.0');
const before = earlier(entry('1.0.0'));

/** A fresh page load. */
async function load() {
  vi.resetModules();
  return import('./load-selection.ts');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/sample');
  vi.mocked(siteRegistry).mockReset().mockResolvedValue(registryOf(now, before));
  vi.mocked(pageRegistry).mockReset();
  vi.mocked(preloadPage).mockReset().mockResolvedValue();
});

test('the registry is fetched once per page, and again only after a failure', async () => {
  const { loadRegistry } = await load();
  vi.mocked(siteRegistry).mockRejectedValueOnce(new Error('offline'));
  await expect(loadRegistry()).rejects.toThrow('offline');
  await loadRegistry();
  await loadRegistry();
  expect(siteRegistry).toHaveBeenCalledTimes(2);
});

test('a refresh fetches the current registry', async () => {
  const { loadRegistry, refreshSelection } = await load();
  await loadRegistry();
  vi.mocked(siteRegistry).mockResolvedValue(registryOf(entry('3.0.0')));
  await refreshSelection();
  const { microFrontends } = await loadRegistry();
  expect(microFrontends['@naija/sample']?.map(({ metadata }) => metadata.version)).toEqual(['3.0.0']);
});

const other = (version: string) => entry(version, {}, 'other');
const versionOf = (registry: Registry, remote: string) => releasesOf(registry, remote)[0]?.metadata.version;

test('lists of another page are added, and change no release that this page has chosen', async () => {
  const { addLists, loadRegistry } = await load();
  await loadRegistry();
  await addLists(registryWith({ sample: [entry('3.0.0')], other: [other('1.0.0')] }));
  const registry = await loadRegistry();
  expect([versionOf(registry, 'sample'), versionOf(registry, 'other')]).toEqual(['2.0.0', '1.0.0']);
});

test('a refresh keeps the lists of other pages, and fetches that of the page that is shown', async () => {
  const { addLists, loadRegistry, refreshSelection } = await load();
  await addLists(registryWith({ other: [other('1.0.0')], third: [entry('1.0.0', {}, 'third')] }));
  history.replaceState(null, '', '/other');
  vi.mocked(pageRegistry).mockResolvedValue(registryWith({ other: [other('2.0.0')] }));
  await refreshSelection();
  expect(pageRegistry).toHaveBeenCalledExactlyOnceWith('/other', undefined);
  const registry = await loadRegistry();
  expect([versionOf(registry, 'other'), versionOf(registry, 'third')]).toEqual(['2.0.0', '1.0.0']);
});

test('a release whose import crashed the last page is not loaded again', async () => {
  const { loadSelection } = await load();
  markImport(releaseId('sample', now), 10_000);
  const { choices } = await loadSelection();
  expect(choices.get('sample')?.usable.map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
  expect(takeConsoleErrors().join()).toMatch(/Remote "sample" 2\.0\.0 failed \(import\).*did not survive/);
});

test('that release is also not loaded if the registry arrives only at the second attempt', async () => {
  const { loadSelection } = await load();
  markImport(releaseId('sample', now), 10_000);
  vi.mocked(siteRegistry).mockRejectedValueOnce(new Error('offline'));
  await expect(loadSelection()).rejects.toThrow('offline');
  await expect.poll(() => quarantineReason(releaseId('sample', now))).toBeDefined();
  const { choices } = await loadSelection();
  expect(choices.get('sample')?.usable).toEqual([before]);
  takeConsoleErrors();
});

test('a release that this page imports while it fetches the registry again is not taken for a crash', async () => {
  const { loadSelection, refreshSelection } = await load();
  await loadSelection();
  const end = markImport(releaseId('sample', now), 10_000);
  const { choices } = await refreshSelection();
  end();
  expect(choices.get('sample')?.usable).toEqual([now, before]);
});

test('a browser that does not report its locks still opens the page', async () => {
  const { loadSelection } = await load();
  writeStored(VISIBLE_PREFIX + '1', releaseId('sample', now));
  const end = markImport(releaseId('sample', now), 10_000);
  vi.stubGlobal('navigator', { locks: { query: () => Promise.reject(new DOMException('denied')) } });
  const { choices } = await loadSelection();
  vi.unstubAllGlobals();
  end();
  expect(choices.get('sample')?.usable).toEqual([now, before]);
});

test('a release that was visible in three crashed pages of a tab is not loaded again', async () => {
  for (const mark of ['1', '2', '3'].map((number) => VISIBLE_PREFIX + number)) {
    expect(quarantineReason(releaseId('sample', now))).toBeUndefined();
    writeStored(mark, releaseId('sample', now));
    writeStored(TAB_MARK_KEY, mark, 'sessionStorage');
    const { loadSelection } = await load();
    await loadSelection();
  }
  const { loadSelection } = await load();
  const { choices } = await loadSelection();
  expect(choices.get('sample')?.usable.map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
  expect(takeConsoleErrors().join()).toContain('Remote "sample" 2.0.0 failed (freeze)');
});

test('preloads the files of the page as soon as the registry has arrived', async () => {
  const { startRegistry } = await load();
  startRegistry();
  await expect
    .poll(() => preloadPage)
    .toHaveBeenCalledWith(expect.objectContaining({ url: now.url }), '/sample');
});
