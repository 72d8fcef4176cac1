import type { Page } from '@playwright/test';
import { publishRelease } from '@naija/releases';
import { AT_FULL_SIZE, HEAVY } from '@naija/tooling/test-size';
import { nextRelease } from '../../support/next-release.ts';
import { startWithOtherOrigins, type SpreadSystem } from '../../support/other-origins.ts';
import { expect, test } from '../../support/test.ts';

// A busy server sheds load with 503, and pages retry.
// The policy refuses what the page asks of it.
test.use({ expectedNoise: /auth|directory|ERR_|CORS|status of 503/, expectedHosts: /^closed\.example$/ });

let spread: SpreadSystem | undefined;
test.afterEach(async () => {
  await spread?.stop();
  spread = undefined;
});

async function start(headers?: Record<string, string>): Promise<SpreadSystem> {
  spread = await startWithOtherOrigins({}, headers);
  return spread;
}

const panel = (page: Page) => page.getByRole('alert');
/** A page that the server renders would be shown as it came, with a notice. */
const IN_BROWSER_ONLY = '/verify';

test('while the origin of one remote is down, its page says so, and the others work', async ({ page }) => {
  const { url, sites } = await start();
  await sites[0]?.stop();
  await page.goto(url + IN_BROWSER_ONLY);
  await expect(panel(page)).toContainText('This part of NaijaAgents could not be shown');
  await expect(panel(page)).toContainText(/auth \d+\.\d+\.\d+/);
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
});

test(
  'while the origin of a release is down, or closed by the policy, visitors get the previous one from its own origin',
  HEAVY,
  async ({ page }) => {
    const { url, sites, remotesDir } = await start();
    for (const [version, base = ''] of [
      ['9.0.0', sites[1]?.url],
      ['9.1.0', 'https://closed.example'],
    ] as const) {
      const next = await nextRelease('auth', version);
      await publishRelease(next.folder, remotesDir, { who: 'test', base });
      await next.remove();
    }
    await sites[1]?.stop();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${url}/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
    for (const version of ['9.0.0', '9.1.0'])
      await expect.poll(() => lines.join('\n')).toContain(`Remote "auth" ${version} failed (load)`);
  },
);

test(
  'a remote whose origin sends no CORS headers is named on the console and on its page',
  AT_FULL_SIZE,
  async ({ page }) => {
    const { url } = await start({});
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(url + IN_BROWSER_ONLY);
    await expect(panel(page)).toContainText('This part of NaijaAgents could not be shown');
    expect(lines.some((line) => /Remote "auth" \d/.test(line))).toBe(true);
  },
);
