import {
  expect,
  expectOtherRemotesWork,
  failureOf,
  openButton,
  releaseOf,
  releaseWithButton,
  test,
} from '../../support/bad-release-test.ts';
import { inBrowser } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';

test.use({ expectedNoise: /./ });

const withClick = (code: string) =>
  releaseOf('', `() => h('button', { children: 'New', onClick() { ${code} } })`);

const CHANGES = {
  'overwrites the session': `document.cookie = 'token=stolen; path=/';`,
  'deletes the session': `document.cookie = 'token=; path=/; max-age=0';`,
  'changes the language for the server': `cookieStore.set('naija_language', 'xx');`,
  'empties the local storage': `localStorage.clear();`,
  'removes every entry of the local storage': `Object.keys(localStorage).forEach((key) => localStorage.removeItem(key));`,
  'deletes the drafts': `indexedDB.deleteDatabase('naija-outbox');`,
  'deletes the caches': `['naija-state', 'naija-freezes', 'naija-data-pages'].forEach((name) => caches.delete(name));`,
  'rewrites the links of the header': `for (const link of document.querySelectorAll('header a')) link.href = 'https://evil.example/';`,
  'adds a link to the header': `document.querySelector('header nav').append(Object.assign(document.createElement('a'), { href: '/login' }));`,
};

for (const [what, code] of Object.entries(CHANGES))
  test(`a release that ${what} is reported, and keeps running`, async ({ page, publishBad }) => {
    const version = await publishBad(withClick(code));
    const reports = reportsOf(page);
    await openButton(page);
    await page.getByRole('button', { name: 'New' }).click();
    await expect.poll(() => reports).toContainEqual(failureOf(version, 'tampering'));
    expect(reports).toHaveLength(1);
    await expect(page.locator('main')).toHaveText('New');
  });

test('a link of the header that a release rewrote leads where it did', async ({ page, publishBad }) => {
  await publishBad(
    releaseWithButton(`if (typeof document === 'object') ${CHANGES['rewrites the links of the header']}`),
  );
  await openButton(page);
  const links = page.locator('header a');
  await expect(links.first()).toHaveAttribute('href', '/');
  await expect(page.locator('header a[href*="evil"]')).toHaveCount(0);
});

test('a release that stores a registry of its own is gone with the next page load after it was replaced', async ({
  page,
  publishBad,
}) => {
  // The serials are of a distant future, as if no later list were newer.
  const pin = `setInterval(() => {
    const stored = localStorage.getItem('naija:registry');
    if (stored) localStorage.setItem('naija:registry', stored.replace(/"serial":\\d+/g, '"serial":9000000000000000'));
  }, 100);`;
  await publishBad(releaseWithButton(inBrowser(pin)));
  await openButton(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('naija:registry')))
    .toContain('"serial":9000000000000000');
  await publishBad(releaseOf('', `() => h('h1', { children: 'Replaced' })`));
  await page.reload();
  await expect(page.locator('main h1')).toHaveText('Replaced');
});

test('a release that uses cookies and storage of its own is not reported', async ({ page, publishBad }) => {
  await publishBad(
    withClick(`document.cookie = 'mine=1; path=/'; localStorage.setItem('mine', '1'); localStorage.removeItem('mine');
      localStorage.removeItem('naija:verified-link'); indexedDB.deleteDatabase('mine'); caches.delete('mine');`),
  );
  const reports = reportsOf(page);
  await openButton(page);
  await page.getByRole('button', { name: 'New' }).click();
  await expectOtherRemotesWork(page);
  expect(reports).toEqual([]);
});
