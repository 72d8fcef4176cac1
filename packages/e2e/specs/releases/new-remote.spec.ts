import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@naija/mfe';
import { publishRelease } from '@naija/releases';
import { runTool } from '@naija/tooling/run';
import { ROOT } from '@naija/tooling/workspaces';
import { pageHeading } from '../../support/page-heading.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const NAME = 'saved-homes';

/** A repository inside the real one, where installed packages resolve. */
async function repository(): Promise<string> {
  const scratch = path.join(ROOT, '.cache/fixtures');
  await mkdir(scratch, { recursive: true });
  const root = await mkdtemp(path.join(scratch, 'new-remote-'));
  await symlink(path.join(ROOT, 'packages'), path.join(root, 'packages'));
  await mkdir(path.join(root, 'shell'));
  const shell = { name: '@naija/shell', version: '0.1.0', dependencies: { '@naija/ui': '0.1.0' } };
  await writeFile(path.join(root, 'shell/package.json'), JSON.stringify(shell));
  return root;
}

test('a generated remote builds, and server and shell show its page without a change', async ({ page }) => {
  const root = await repository();
  const system = await startSystem();
  try {
    const output: string[] = [];
    const say = (text: string) => output.push(text);
    const nothing = () => Promise.resolve();
    const typeErrors = () => Promise.resolve([]);
    const io = {
      stdout: say,
      stderr: say,
      env: {},
      program: 'npm run mfe --',
      root,
      cwd: root,
      build: nothing,
      typeErrors,
      install: nothing,
    };
    expect(await run(['new', NAME, '--no-install'], io), output.join('')).toBe(0);
    const cwd = path.join(root, `${NAME}-mfe`);
    const env = { ...process.env, NODE_ENV: 'production' };
    const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
      cwd,
      env,
      quiet: true,
    });
    expect(built.code, built.output).toBe(0);

    await publishRelease(path.join(cwd, 'dist/release'), system.remotesDir);
    const url = `${system.url}/${NAME}`;
    await expect
      .poll(async () => (await page.request.get(url)).text())
      .toContain('This page is empty so far');
    await page.goto(url);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(/Saved homes/);
  } finally {
    // Closed first: a page without its server logs errors.
    await page.close();
    await system.stop();
    await rm(root, { recursive: true });
  }
});
