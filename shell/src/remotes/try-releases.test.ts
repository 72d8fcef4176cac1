import { beforeEach, expect, test, vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { isBeyondRepair, restoreNatives } from '../natives/open-natives.ts';
import { heardErrors } from '../testing/console.ts';
import { entry, selectionOf } from '../testing/registry.ts';
import { ReleaseFailure } from './failures/release-failure.ts';
import { report } from './failures/report.ts';
import { keepRelease } from './keep-release.ts';
import { loadRelease } from './load-remote.ts';
import { loadSelection } from './registry.ts';
import { releaseId } from './release-id.ts';
import { quarantineReason } from './selection/quarantine.ts';
import { tryReleases } from './try-releases.ts';

vi.mock('../natives/open-natives.ts');
vi.mock('./registry.ts');
vi.mock('./load-remote.ts');
vi.mock('./keep-release.ts');
vi.mock('./failures/report.ts');

const Root = () => null;
const now = entry('2.0.0');
const before = entry('1.0.0');
const reasons = (remote: string) =>
  [now, before].map((release) => quarantineReason(releaseId(remote, release)));

/** Each test has a remote of its own: what was tried is known for the life of a page. */
function listed(remote: string, ...releases: RegistryEntry[]): void {
  vi.mocked(loadSelection).mockResolvedValue(selectionOf(remote, ...releases));
}

/** Lets these versions fail, and all others load. */
function failing(failures: Record<string, ReleaseFailure>): void {
  vi.mocked(loadRelease).mockImplementation((remote, release) => {
    const failure = failures[release.metadata.version];
    return failure
      ? Promise.reject(failure)
      : Promise.resolve({ remote, release, Root, shown: () => undefined });
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.mocked(isBeyondRepair).mockReturnValue(false);
});

test('the first release is the one that is shown, and the rest of it is kept for later', async () => {
  listed('first', now, before);
  failing({});
  expect(await tryReleases('first', '/')).toMatchObject({ release: now });
  expect(keepRelease).toHaveBeenCalledExactlyOnceWith(now);
});

test('one that breaks at import is replaced by the one before, and passed over from then on', async () => {
  listed('broken', now, before);
  failing({ '2.0.0': new ReleaseFailure('import', new Error('boom')) });
  expect(await tryReleases('broken', '/')).toMatchObject({ release: before });
  expect(reasons('broken')).toEqual(['boom', undefined]);
  expect(heardErrors()).toEqual(['Remote "broken" 2.0.0 failed (import) ReleaseFailure: boom']);
  expect(report).toHaveBeenCalledWith({
    remote: 'broken',
    version: '2.0.0',
    kind: 'import',
    message: 'boom',
  });
});

test('one whose files did not arrive is replaced for this page, and gets another chance in the next', async () => {
  listed('missing', now, before);
  failing({ '2.0.0': new ReleaseFailure('load', new Error('no file')) });
  expect(await tryReleases('missing', '/')).toMatchObject({ release: before });
  expect(reasons('missing')).toEqual([undefined, undefined]);
  heardErrors();
});

test('when none works, the failure names the remote, the version and what was wrong with each', async () => {
  const { registry, choices } = selectionOf('none', now, before);
  choices.get('none')?.passedOver.push('3.0.0: contract 9, shell has 1');
  vi.mocked(loadSelection).mockResolvedValue({ registry, choices });
  failing({
    '2.0.0': new ReleaseFailure('load', new Error('no file')),
    '1.0.0': new ReleaseFailure('import', new Error('boom')),
  });
  await expect(tryReleases('none', '/')).rejects.toMatchObject({
    version: '2.0.0',
    message: 'Remote "none" is unavailable. 2.0.0: no file | 1.0.0: boom | 3.0.0: contract 9, shell has 1',
  });
  heardErrors();
});

test('a release is tried once in a page, for browsers remember how an import ended', async () => {
  listed('again', now);
  failing({ '2.0.0': new ReleaseFailure('load', new Error('no file')) });
  await expect(tryReleases('again', '/')).rejects.toThrow('no file');
  await expect(tryReleases('again', '/')).rejects.toThrow('no file');
  expect(loadRelease).toHaveBeenCalledOnce();
  heardErrors();
});

test('a remote that the registry does not list is unavailable', async () => {
  listed('other', now);
  await expect(tryReleases('unlisted', '/')).rejects.toThrow('The registry lists no release of it');
});

test('one that changed for good what all others need is passed over, none is blamed for it, and the page asks for a reload', async () => {
  listed('ruined', now, before);
  failing({ '2.0.0': new ReleaseFailure('import', new Error('changed all')) });
  vi.mocked(restoreNatives).mockReturnValue('');
  vi.mocked(isBeyondRepair).mockReturnValue(true);
  void tryReleases('ruined', '/');
  await vi.waitFor(() => {
    expect(document.querySelector('[role="alert"]')).toHaveTextContent('Reload the page to go on');
  });
  expect(reasons('ruined')).toEqual(['changed all', undefined]);
  expect(loadRelease).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  heardErrors();
});
