import { beforeEach, expect, test, vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { areIntrinsicsBroken, restoreIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { whenStaying } from '../browser/leaving.ts';
import { takeConsoleErrors } from '../testing/console.ts';
import { forbidStorage } from '../testing/forbid-storage.ts';
import { entry, selectionOf } from '../testing/registry.ts';
import { ReleaseFailure } from './failures/release-failure.ts';
import { sendReport } from './failures/send-report.ts';
import { prefetchRelease } from './prefetch-release.ts';
import { loadRelease } from './load-release.ts';
import { loadSelection } from './selection/load-selection.ts';
import { releaseId } from './release-id.ts';
import { quarantineReason } from './quarantine.ts';
import { tryReleases } from './try-releases.ts';

vi.mock('../intrinsics/restore-intrinsics.ts');
vi.mock('../browser/leaving.ts');
vi.mock('./selection/load-selection.ts');
vi.mock('./load-release.ts');
vi.mock('./prefetch-release.ts');
vi.mock('./failures/send-report.ts');
vi.mock('../loading/when-idle.ts', () => ({
  whenIdle: (run: () => void) => {
    run();
  },
}));

const Root = () => null;
const now = entry('2.0.0');
const before = entry('1.0.0');
const reasons = (remote: string) =>
  [now, before].map((release) => quarantineReason(releaseId(remote, release)));

/** Each test uses its own remote, because a page tries each release once. */
function listed(remote: string, ...releases: RegistryEntry[]): void {
  vi.mocked(loadSelection).mockResolvedValue(selectionOf(remote, ...releases));
}

/** Lets these versions fail, and all others load. */
function failing(failures: Record<string, ReleaseFailure>): void {
  vi.mocked(loadRelease).mockImplementation((remote, release) => {
    const failure = failures[release.metadata.version];
    return failure
      ? Promise.reject(failure)
      : Promise.resolve({ remote, release, Root, onShown: () => undefined });
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.mocked(areIntrinsicsBroken).mockReturnValue(false);
});

test('loads the first release, and prefetches the rest of it', async () => {
  listed('first', now, before);
  failing({});
  expect(await tryReleases('first', '/')).toMatchObject({ release: now });
  await expect.poll(() => prefetchRelease).toHaveBeenCalledExactlyOnceWith(now);
});

test('a release that fails at import is quarantined, and the one before is loaded', async () => {
  listed('broken', now, before);
  failing({ '2.0.0': new ReleaseFailure('import', new Error('boom')) });
  expect(await tryReleases('broken', '/')).toMatchObject({ release: before });
  expect(reasons('broken')).toEqual(['boom', undefined]);
  expect(takeConsoleErrors()).toEqual(['Remote "broken" 2.0.0 failed (import) ReleaseFailure: boom']);
  expect(sendReport).toHaveBeenCalledWith({
    remote: 'broken',
    version: '2.0.0',
    kind: 'import',
    message: 'boom',
  });
});

test('on a device without storage a release that fails is replaced in each page', async () => {
  forbidStorage();
  listed('unstored', now, before);
  failing({ '2.0.0': new ReleaseFailure('import', new Error('boom')) });
  expect(await tryReleases('unstored', '/')).toMatchObject({ release: before });
  expect(reasons('unstored')).toEqual([undefined, undefined]);
  takeConsoleErrors();
});

test('a release with missing files is replaced, and not quarantined', async () => {
  listed('missing', now, before);
  failing({ '2.0.0': new ReleaseFailure('load', new Error('no file')) });
  expect(await tryReleases('missing', '/')).toMatchObject({ release: before });
  expect(reasons('missing')).toEqual([undefined, undefined]);
  takeConsoleErrors();
});

test('files that fail while the page is left are reported and replaced only if the page stays', async () => {
  listed('left', now, before);
  failing({ '2.0.0': new ReleaseFailure('load', new Error('no file')) });
  let stay: () => void = () => undefined;
  vi.mocked(whenStaying).mockReturnValueOnce(new Promise((resolve) => (stay = resolve)));
  const loaded = tryReleases('left', '/');
  await expect.poll(() => whenStaying).toHaveBeenCalled();
  expect(sendReport).not.toHaveBeenCalled();
  expect(loadRelease).toHaveBeenCalledOnce();
  stay();
  expect(await loaded).toMatchObject({ release: before });
  expect(sendReport).toHaveBeenCalledWith(expect.objectContaining({ kind: 'load' }));
  takeConsoleErrors();
});

test('when no release works, the error names the remote, the version and each failure', async () => {
  const selection = selectionOf('none', now, before);
  selection.choices.get('none')?.passedOver.push('3.0.0: contract 9, shell has 1');
  vi.mocked(loadSelection).mockResolvedValue(selection);
  failing({
    '2.0.0': new ReleaseFailure('load', new Error('no file')),
    '1.0.0': new ReleaseFailure('import', new Error('boom')),
  });
  await expect(tryReleases('none', '/')).rejects.toMatchObject({
    version: '2.0.0',
    message: 'Remote "none" is unavailable. 2.0.0: no file | 1.0.0: boom | 3.0.0: contract 9, shell has 1',
  });
  takeConsoleErrors();
});

test('a release is tried once per page', async () => {
  listed('again', now);
  failing({ '2.0.0': new ReleaseFailure('load', new Error('no file')) });
  await expect(tryReleases('again', '/')).rejects.toThrow('no file');
  await expect(tryReleases('again', '/')).rejects.toThrow('no file');
  expect(loadRelease).toHaveBeenCalledOnce();
  takeConsoleErrors();
});

test('a remote that the registry does not list is unavailable', async () => {
  listed('other', now);
  await expect(tryReleases('unlisted', '/')).rejects.toThrow('The registry lists no release of it');
});

test('a release that breaks intrinsics for good halts the page, and no other release is blamed', async () => {
  listed('ruined', now, before);
  failing({ '2.0.0': new ReleaseFailure('import', new Error('changed all')) });
  vi.mocked(restoreIntrinsics).mockReturnValue('');
  vi.mocked(areIntrinsicsBroken).mockReturnValue(true);
  void tryReleases('ruined', '/');
  await vi.waitFor(() => {
    expect(document.querySelector('[role="alert"]')).toHaveTextContent('Reload the page to go on');
  });
  expect(reasons('ruined')).toEqual(['changed all', undefined]);
  expect(loadRelease).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  takeConsoleErrors();
});
