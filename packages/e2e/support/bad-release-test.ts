import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { FailureKind } from '@naija/contracts/http/reports';
import { releaseWith, type Fault } from './bad-release.ts';
import { keepRegistry } from './offline/keep-registry.ts';
import { exposeCode, remoteSource } from './remote-source.ts';
import { expect, test as base } from './test.ts';

/** The remote of bad releases; its page is at `/login`. */
export const REMOTE = 'auth';

/** Begins the names in localStorage of marks of releases that are shown and watched. */
export const SHOWN_PREFIX = 'naija:shown:';

interface BadReleases {
  /** Publishes a release of `REMOTE` past all checks, only for this test. @returns its version, which no other test has */
  publishBad: (fault: Fault) => Promise<string>;
}

let published = 0;

export const test = base.extend<BadReleases>({
  publishBad: async ({ system }, provide) => {
    const restoreRegistry = await keepRegistry(system);
    const versions: string[] = [];
    await provide(async (fault) => {
      published += 1;
      const version = `9.0.${String(published)}-bad`;
      versions.push(version);
      return releaseWith(fault, system.remotesDir, REMOTE, version);
    });
    await restoreRegistry();
    for (const version of versions)
      await rm(path.join(system.remotesDir, REMOTE, version), { recursive: true, force: true });
  },
});

export { expect };

/** A release of `REMOTE` that runs code when it is imported and mounts a root, which may use `h`. */
export const releaseOf = (code: string, root: string): Fault => exposeCode(remoteSource(REMOTE, code, root));

/** A release that runs code when it is imported, and shows a button. */
export const releaseWithButton = (code = ''): Fault =>
  releaseOf(code, `() => h('button', { children: 'New' })`);

/** Opens the page of a release that shows a button, and waits until the page is live and watched. */
export async function openButton(page: Page): Promise<void> {
  await openWatched(page, '/login');
  await expect(page.locator('main'), 'what is shown').toHaveText('New');
}

/** Opens a page, and waits until its release is watched. */
export async function openWatched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(heldLocks, SHOWN_PREFIX), 'watched releases').toBe(1);
}

/** Counts locks whose names begin so. A page that was killed leaves its mark, but no lock. */
async function heldLocks(prefix: string): Promise<number> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name = '' }) => name.startsWith(prefix)).length;
}

/** Matches what pages report of a release. */
export const failureOf = (version: string, kind: FailureKind): unknown =>
  expect.objectContaining({ remote: REMOTE, version, kind });

/** Entries of localStorage whose names begin so. */
export const countStored = (page: Page, prefix: string): Promise<number> =>
  page.evaluate((begin) => Object.keys(localStorage).filter((key) => key.startsWith(begin)).length, prefix);

/** Goes to the home page, which is of another remote, by its link. */
export async function expectOtherRemotesWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
}

/** Expects the previous release on the page, and that the other remotes work. */
export async function expectPreviousRelease(page: Page): Promise<void> {
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectOtherRemotesWork(page);
}
