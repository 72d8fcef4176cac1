import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { takeConsoleErrors } from '../../testing/console.ts';
import { earlier, entry, registryOf, registryWith } from '../../testing/registry.ts';
import { createOperator, type Operator } from '../../testing/signed-lists.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { chosenLists, chosenRegistry, foundReleases } from './chosen-registry.ts';

vi.mock('../registry/fetch-registry.ts');

const DAY_MS = 86_400_000;
const site = registryOf(entry('2.0.0'), earlier(entry('1.0.0')), {
  ...entry('3.0.0'),
  deployment: { traffic: 5, default: false },
});
const preview = (ageDays = 0, version = '4.0.0') =>
  earlier(entry(version, { since: new Date(Date.now() - ageDays * DAY_MS).toISOString(), label: 'pr-12' }));

let operator: Operator;

/** The releases of the remote `sample` in the order in which they are tried, in a new tab at an address. */
async function opened(search: string): Promise<string[]> {
  history.replaceState(null, '', `/sample${search}`);
  const chosen = await chosenRegistry(site);
  return releasesOf(chosen, 'sample').map(({ metadata, deployment }) =>
    deployment.default ? `${metadata.version} to everybody` : metadata.version,
  );
}

function serve(previews: readonly RegistryEntry[]): void {
  vi.mocked(fetchRegistry).mockResolvedValue({ value: previews, isPart: false });
}

beforeEach(async () => {
  operator = await createOperator();
  vi.mocked(fetchRegistry).mockReset().mockResolvedValue({ value: [], isPart: false });
});
afterEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each(['1.0.0', '2.0.0', '3.0.0'])('a link shows the listed release %s', async (version) => {
  const [first, ...others] = await opened(`?remotes=sample@${version}`);
  expect([first, others.length]).toEqual([`${version} to everybody`, 2]);
  expect(fetchRegistry).not.toHaveBeenCalled();
});

test('the tab keeps it on later pages, until another link names other releases', async () => {
  await opened('?remotes=sample@1.0.0');
  expect(await opened('')).toContain('1.0.0 to everybody');
  expect(await opened('?remotes')).toContain('1.0.0 to everybody');
  expect(await opened('?remotes=other@1.0.0')).toEqual(['2.0.0 to everybody', '1.0.0', '3.0.0']);
});

test('a release that the site does not list is never shown', async () => {
  expect(await opened('?remotes=sample@0.9.0')).toEqual(['2.0.0 to everybody', '1.0.0', '3.0.0']);
  expect(foundReleases().get('sample')).toEqual({ version: '0.9.0', isPreview: false });
});

test('a preview is shown to a visitor with its link, and no other release of its list', async () => {
  serve([preview(), preview(0, '4.1.0')]);
  expect(await opened('?remotes=sample@4.0.0')).toEqual(['4.0.0 to everybody', '2.0.0', '1.0.0', '3.0.0']);
  expect(foundReleases().get('sample')).toMatchObject({ isPreview: true });
});

test('a preview older than 14 days is not shown', async () => {
  serve([preview(14.1)]);
  expect((await opened('?remotes=sample@4.0.0'))[0]).toBe('2.0.0 to everybody');
});

test('a remote without a listed release has only its preview', async () => {
  serve([preview()]);
  history.replaceState(null, '', '/?remotes=unborn@4.0.0');
  const registry = await chosenRegistry(site);
  expect(releasesOf(registry, 'unborn').map(({ metadata }) => metadata.version)).toEqual(['4.0.0']);
});

test.each([
  ['that nobody has signed', () => Promise.resolve([preview()])],
  ['of another operator', async () => (await createOperator()).signAs('previews/sample', 1, preview())],
  ['that is signed as listed releases', () => operator.signAs('sample', 1, preview())],
])('if the site signs its lists, a list of previews %s is refused', async (_, list) => {
  document.head.innerHTML = `<meta name="${META_SETTINGS.registryKey}" content="${operator.publicKey}">`;
  serve(await operator.signAs('previews/sample', 1, preview()));
  expect((await opened('?remotes=sample@4.0.0'))[0]).toBe('4.0.0 to everybody');
  serve(await list());
  expect((await opened('?remotes=sample@4.0.0'))[0]).toBe('2.0.0 to everybody');
  expect(takeConsoleErrors().join()).toContain(
    'sample@4.0.0 cannot be shown: The list of previews of sample',
  );
});

test('a chosen release is found in a list that this page did not receive', async () => {
  const lists = registryWith({ other: [entry('1.0.0', {}, 'other')] });
  vi.mocked(fetchRegistry).mockResolvedValue({ value: lists, isPart: true });
  history.replaceState(null, '', '/?remotes=other@1.0.0,sample@1.0.0');
  expect(Object.keys(await chosenLists(site))).toEqual(['@naija/other']);
  expect(fetchRegistry).toHaveBeenCalledExactlyOnceWith('/remotes.json?names=other', undefined);
});

test('without a network, the visitor gets what the site lists', async () => {
  vi.mocked(fetchRegistry).mockRejectedValue(new Error('offline'));
  expect((await opened('?remotes=sample@4.0.0'))[0]).toBe('2.0.0 to everybody');
  expect(takeConsoleErrors()).toEqual(['sample@4.0.0 cannot be shown: offline']);
});
