import type { Page } from '@playwright/test';
import { extendFields, translatePages } from '../../support/foreign-changes.ts';
import { holdCode, openRendered } from '../../support/rendered.ts';
import { reportsOf } from '../../support/sent-reports.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Fields, each with the key that moves the caret; browsers do not tell pages where it is in a field for emails. */
const FIELDS = [
  ['/', 'Search by location', 'ArrowLeft'],
  ['/location/lagos', 'Search by location', 'ArrowLeft'],
  ['/login', 'Email', 'End'],
] as const;

const live = (page: Page) =>
  page.evaluate(() => {
    (globalThis as { live?: Promise<void> }).live = new Promise((resolve) => {
      document.addEventListener('naija:live', () => {
        setTimeout(resolve);
      });
    });
  });
const isLive = (page: Page) => page.evaluate(() => (globalThis as { live?: Promise<void> }).live);

for (const [path, label, key] of FIELDS)
  test(`what was typed on ${path} stays with its field, the focus and the caret, where an extension has added elements`, async ({
    page,
  }) => {
    const reports = reportsOf(page);
    const release = await holdCode(page);
    await openRendered(page, path);
    const field = page.getByLabel(label).first();
    await field.pressSequentially('lekk');
    await page.keyboard.press(key);
    await page.evaluate(extendFields);
    await page.keyboard.type('i');
    await field.evaluate((element) => {
      element.dataset['before'] = '';
    });
    await live(page);
    release();
    await isLive(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('o');
    await expect(field).toHaveValue(key === 'End' ? 'lekkio' : 'lekiok');
    await expect(field, 'the element that the server has sent').toHaveAttribute('data-before', '');
    await expect(page.locator('[data-extension]').first(), 'the elements of the extension').toBeAttached();
    expect(reports, 'failures of the release').toEqual([]);
  });

test('what was typed stays where an extension adds its elements again, and no release is blamed', async ({
  page,
}) => {
  const reports = reportsOf(page);
  const release = await holdCode(page);
  await openRendered(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search by location' });
  await field.pressSequentially('leki');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('k');
  await page.evaluate(() => {
    const add = () => {
      const input = document.querySelector('main input[type=search]');
      if (input && input.previousElementSibling?.tagName !== 'ASIDE')
        input.before(document.createElement('aside'));
    };
    new MutationObserver(add).observe(document.body, { subtree: true, childList: true });
    add();
  });
  await live(page);
  release();
  await isLive(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('k');
  await expect(field).toHaveValue('lekkki');
  await expect(page).toHaveURL('/?q=lekkki');
  expect(reports).toEqual([]);
});

test('a page that is translated as it arrives answers, keeps what was typed, and blames no release', async ({
  page,
  context,
}) => {
  await translatePages(context, 'arrival');
  const reports = reportsOf(page);
  const release = await holdCode(page);
  await openRendered(page, '/');
  await expect(page.getByRole('heading', { level: 1 }).locator('font').first()).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.pressSequentially('lekki');
  release();
  await expect(page).toHaveURL('/?q=lekki');
  await expect(field).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toHaveText('MENU');
  expect(reports).toEqual([]);
});
