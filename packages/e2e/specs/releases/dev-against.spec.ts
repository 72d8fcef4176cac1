import { rm } from 'node:fs/promises';
import path from 'node:path';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { ROOT } from '@naija/tooling/workspaces';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { copyRemote, edit, scratchFolder, startDev } from '../../support/dev-loop.ts';
import { expect, test } from '../../support/test.ts';

const MISTAKE = 'A mistake while the module is evaluated';
test.use({ expectedNoise: new RegExp(MISTAKE) });

let scratch: string;
test.beforeEach(async () => {
  scratch = await scratchFolder();
});
test.afterEach(() => rm(scratch, { recursive: true, force: true, maxRetries: 10 }));

test(
  'a deployed shell shows the remote built on the developer’s machine, and each change without a reload, also after a mistake',
  AT_FULL_SIZE,
  async ({ page, system }) => {
    const auth = await copyRemote('auth-mfe', scratch);
    const dev = startDev([auth, '--shell', system.url], { DATA_DIR: scratch });
    try {
      await expect.poll(dev.output, { timeout: 120_000 }).toContain('/?remote=');
      const [address = ''] = /http\S+\?remote=\S+/.exec(dev.output()) ?? [];
      await page.goto(address.replace('/?', '/login?'));
      await expect(page.getByText('auth comes from http://127.0.0.1:')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      // The server does not have this release, and renders no other one.
      const login = await page.request.get(new URL('/login', address).href, {
        headers: { accept: 'text/html' },
      });
      expect(login.headers()).not.toHaveProperty(RENDERED_PAGE.releaseHeader);

      await page.evaluate(() => ((globalThis as { untouched?: boolean }).untouched = true));
      const file = path.join(ROOT, auth, 'src/features/login/LoginPage.tsx');
      await edit(file, (source) => source.replaceAll('title={TEXT.title}', 'title="Edited"'));
      const shows = (name: string) =>
        expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 60_000 });
      await shows('Edited');
      await edit(file, (source) => source.replaceAll('title="Edited"', 'title="Edited again"'));
      await shows('Edited again');
      expect(await page.evaluate(() => (globalThis as { untouched?: boolean }).untouched)).toBe(true);

      const entry = path.join(ROOT, auth, 'src/remote.tsx');
      await edit(entry, (source) => `${source}\nif (Date.now() > 0) throw new Error('${MISTAKE}');\n`);
      await expect(page.getByRole('heading', { name: 'Edited again' })).toBeHidden({ timeout: 60_000 });
      await edit(entry, (source) => source.replace(/\nif .*\n$/, ''));
      await shows('Edited again');
    } finally {
      // Closed first: a page without its server logs errors.
      await page.close();
      expect(await dev.stop()).toBe(0);
    }
  },
);
