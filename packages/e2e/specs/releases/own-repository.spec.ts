import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@naija/tooling/free-port';
import { packKit } from '@naija/tooling/kit-pack';
import { serveKit } from '@naija/tooling/kit-registry';
import { run } from '@naija/tooling/run';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { ROOT } from '@naija/tooling/workspaces';
import { edit } from '../../support/dev-loop.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { startProgram } from '../../support/program.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const NAME = 'saved-homes';

test.use({
  serviceWorkers: 'allow',
  // Errors without the server, of the worker that is not passed on in development, and of the mistakes below.
  expectedNoise:
    /Failed to load resource|net::ERR_|A bad HTTP response code|no form|no entry|An error occurred in the <StartPage>/,
});

/** @returns the publish key that the operator of the site gives the team, which is all that the command writes to stdout */
async function addKey(dataDir: string): Promise<string> {
  const args = ['run', '--silent', 'keys', '--', 'add', NAME, '--label', 'ci'];
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await promisify(execFile)('npm', args, { cwd: ROOT, env })).stdout.trim();
}

test(
  'a team outside of this repository installs the kit, tests a remote, and ships it into a site that runs, also offline',
  AT_FULL_SIZE,
  async ({ page }) => {
    test.setTimeout(600_000);
    const scratch = await mkdtemp(path.join(tmpdir(), 'naija-own-'));
    const registry = await serveKit(scratch, await packKit(scratch), 0);
    const system = await startSystem();
    const cwd = path.join(scratch, NAME);
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      npm_config_userconfig: path.join(scratch, '.npmrc'),
      MFE_PUBLISH_KEY: await addKey(system.dataDir),
    };
    const inFolder = async (folder: string, command: string, ...args: string[]) => {
      const { code, output } = await run(command, args, { cwd: folder, env, quiet: true });
      expect(code, output).toBe(0);
      return output;
    };
    const inBackground = (program: string, ready: RegExp) =>
      startProgram('sh', ['-c', `cd '${cwd}' && NO_COLOR=1 exec node_modules/.bin/${program}`], ready);
    try {
      const options = ['--shell', system.url, '--registry', registry.address];
      await inFolder(scratch, 'npm', 'config', 'set', `@naija:registry=${registry.address}`);
      await inFolder(scratch, 'npx', '--yes', '@naija/mfe', 'init', NAME, ...options);
      const copies = await inFolder(cwd, 'npm', 'ls', 'react', '--parseable');
      expect(copies.match(/node_modules\/react$/gm), copies).toHaveLength(1);
      await inFolder(cwd, 'npm', 'run', 'lint');
      await inFolder(cwd, 'npm', 'test');
      expect(await inFolder(cwd, 'npm', 'run', 'words')).toMatch(/pcm: (\d+) of \1 texts/);
      expect(await inFolder(cwd, 'npx', 'mfe', 'check')).toContain('pages that the server renders: 1 of 1');
      expect(await inFolder(cwd, 'npx', 'mfe', 'publish')).toContain(`${NAME}: visitors get 0.1.0-`);

      const url = `${system.url}/${NAME}`;
      await waitUntilRendered(page.request, url, `${NAME}@0.1.0-`);
      const rendered = await (await page.request.get(`${url}?state=kano`)).text();
      expect(rendered).toContain('Agents in Kano');
      expect(rendered).toContain(`<link rel="canonical" href="${new URL(url).href}"`);
      await visitUntilReady(page, url);
      await expect(pageHeading(page)).toHaveText('Saved homes');
      await system.stopServer();
      await page.reload();
      await expect(pageHeading(page)).toHaveText('Saved homes');
      await system.restartServer();

      const alone = await inBackground(`vite --port ${String(await freePort())}`, /(http:\S+)/);
      await page.goto(alone.readyText + NAME);
      await expect(pageHeading(page)).toHaveText('Saved homes');
      const entry = path.join(cwd, 'src/remote.tsx');
      for (const file of [path.join(cwd, 'src/features/start/StartPage.tsx'), entry]) {
        const mistake =
          file === entry ? "throw new Error('no entry');" : '{(() => { throw new Error("no form"); })()}';
        await edit(file, (source) =>
          file === entry ? source + mistake : source.replace('<h1>', `<h1>${mistake}`),
        );
        await expect(page.locator('vite-error-overlay'), 'the error, instead of a blank page').toContainText(
          file === entry ? 'no entry' : 'no form',
        );
        await edit(file, (source) => source.replace(mistake, ''));
        await expect(pageHeading(page)).toHaveText('Saved homes');
      }
      await alone.stop();

      const dev = await inBackground('mfe dev --port 0', /(http\S+\?remote=\S+)/);
      await page.goto(dev.readyText.replace('/?', `/${NAME}?`));
      await expect(page.getByText(`${NAME} comes from http://127.0.0.1:`)).toBeVisible();
      await expect(pageHeading(page)).toHaveText('Saved homes');
      await dev.stop();
    } finally {
      // Closed first: a page without its server logs errors.
      await page.close();
      await Promise.all([system.stop(), registry.close()]);
      await rm(scratch, { recursive: true });
    }
  },
);
