import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRelease } from '@naija/contracts/remote/release';
import { publishRelease, RELEASE_FILE } from '@naija/releases';
import { ROOT } from '@naija/tooling/workspaces';
import type { Page } from '@playwright/test';

export const NEXT_VERSION = '9.0.0';

/** Copies a remote's build under another version. */
export async function nextRelease(remote: string, version: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-next-'));
  await cp(path.join(ROOT, `${remote}-mfe/dist/release`), folder, { recursive: true });
  const file = path.join(folder, RELEASE_FILE);
  const release = readRelease(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...release, version }));
  // Compressed copies hold the old version.
  await Promise.all(['br', 'gz'].map((ending) => rm(`${file}.${ending}`, { force: true })));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Publishes another release of a remote, by default that of the home page. */
export async function publishNext(
  remotesDir: string,
  remote = 'directory',
  version = NEXT_VERSION,
): Promise<void> {
  const next = await nextRelease(remote, version);
  await publishRelease(next.folder, remotesDir, { who: 'test' });
  await next.remove();
}

/** True if the page has loaded files of the next release. */
export const runsNext = (page: Page) =>
  page.evaluate(
    (version) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${version}/`)),
    NEXT_VERSION,
  );
