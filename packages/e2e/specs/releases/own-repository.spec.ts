import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { agentPaths } from '@naija/contracts/http/agents';
import { freePort } from '@naija/tooling/free-port';
import { packKit } from '@naija/tooling/kit-pack';
import { serveKit } from '@naija/tooling/kit-registry';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { ROOT } from '@naija/tooling/workspaces';
import { edit } from '../../support/dev-loop.ts';
import { reader, stepsOf } from '../../support/guide.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { startProgram } from '../../support/program.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const NAME = 'saved-homes';
const GUIDE = 'docs/shipping.md';
/** Commands that the test replaces: it serves the kit on a free port. */
const OF_THE_REGISTRY = /^npm run kit|^for file in/;

test.use({
  serviceWorkers: 'allow',
  // Errors without the server, of the worker that is not passed on in development, and of the mistakes below.
  expectedNoise:
    /Failed to load resource|net::ERR_|A bad HTTP response code|no form|no entry|An error occurred in the <StartPage>/,
});

/** A site, a registry with the packed kit, and a machine that knows only the settings of the server. */
async function machine() {
  const scratch = await mkdtemp(path.join(tmpdir(), 'naija-own-'));
  const registry = await serveKit(scratch, await packKit(scratch), 0);
  const system = await startSystem();
  const programs = path.join(scratch, 'programs');
  await mkdir(programs);
  const naija = path.join(programs, 'naija');
  const command = path.join(ROOT, 'packages/tooling/src/commands/naija.mjs');
  await writeFile(naija, `#!/bin/sh\nDATA_DIR='${system.dataDir}' exec node '${command}' "$@"\n`);
  await chmod(naija, 0o755);
  const committer = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' };
  const env = {
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    HOME: process.env['HOME'],
    npm_config_userconfig: path.join(scratch, '.npmrc'),
    ...{ ...committer, GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
  };
  return {
    ...{ scratch, registry, system, env },
    stop: async () => {
      await Promise.all([system.stop(), registry.close()]);
      await rm(scratch, { recursive: true });
    },
  };
}

const inBackground = (cwd: string, program: string, ready: RegExp) =>
  startProgram('sh', ['-c', `cd '${cwd}' && NO_COLOR=1 exec node_modules/.bin/${program}`], ready);

test(
  'a team outside of this repository follows the guide word by word to a page that a running site renders, also offline',
  AT_FULL_SIZE,
  async ({ page }) => {
    test.setTimeout(900_000);
    const { scratch, registry, system, env, stop } = await machine();
    const team = reader(scratch, env);
    let key = '';
    const inNames = (text: string) =>
      text
        .replaceAll('https://npm.example', registry.address)
        .replaceAll('https://agents.example', system.url)
        .replaceAll("'…'", `'${key}'`);
    const outputs = new Map<string, string>();
    try {
      for (const section of ['A repository of your own', 'A real page'])
        for (const step of stepsOf(GUIDE, section)) {
          if ('command' in step && OF_THE_REGISTRY.test(step.command)) continue;
          const output = await team.follow(step, inNames);
          if ('file' in step) continue;
          outputs.set(step.command, output);
          if (step.command.startsWith('naija keys add')) [key = ''] = output.split('\n');
        }
      const cwd = team.cwd();
      const outputOf = (name: string) =>
        [...outputs].find(([command]) => command.endsWith(name))?.[1] ?? `the guide has no ${name}`;
      const { homepage } = JSON.parse(
        await readFile(path.join(ROOT, 'packages/ui/package.json'), 'utf8'),
      ) as {
        homepage: string;
      };
      expect(outputOf('npm view @naija/ui homepage')).toContain(homepage);
      expect(await readFile(path.join(ROOT, GUIDE), 'utf8')).toContain(`[Storybook](${homepage})`);
      expect(outputOf('npm run words'), 'the translations of the guide').toContain('pcm: 12 of 19 texts');
      expect(outputOf('npx mfe check')).toContain('pages that the server renders: 2 of 2');
      expect(outputOf('npx mfe publish')).toContain(`${NAME}: visitors get 0.1.0-`);
      expect(outputOf('npx mfe status')).toMatch(/saved-homes +0\.1\.0-\w+ +100 %/);

      const list = await page.request.get(system.url + agentPaths.byLocation('kano'));
      const [agent] = ((await list.json()) as AgentListResponse).data;
      const address = `${system.url}/${NAME}/agent/${agent?.id ?? ''}`;
      const title = `Homes with ${agent?.name ?? ''}`;
      await waitUntilRendered(page.request, address, `${NAME}@0.1.0-`);
      const rendered = await (await page.request.get(`${address}?homes=2`)).text();
      expect(rendered).toContain(`<title>${title} · NaijaAgents</title>`);
      expect(rendered).toContain(`<link rel="canonical" href="${address}"`);
      expect(rendered).toContain(`content="${agent?.name ?? ''} asks for ₦`);
      expect(rendered).toContain('2 × the inspection fee: ₦');
      await page.goto(address);
      await expect(pageHeading(page)).toHaveText(title);
      await page.getByLabel('Homes to see').selectOption('3');
      await page.getByRole('button', { name: 'Show the cost' }).click();
      await expect(page.getByText('3 × the inspection fee: ₦')).toBeVisible();
      await expect(page).toHaveURL(`${address}?homes=3`);

      const url = `${system.url}/${NAME}`;
      expect(await (await page.request.get(`${url}?state=kano`)).text()).toContain('Agents in Kano');
      await visitUntilReady(page, url);
      await visitUntilReady(page, address);
      await system.stopServer();
      await page.reload();
      await expect(pageHeading(page)).toHaveText(title);
      await system.restartServer();

      const alone = await inBackground(cwd, `vite --port ${String(await freePort())}`, /(http:\S+)/);
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
    } finally {
      // Closed first: a page without its server logs errors.
      await page.close();
      await stop();
    }
  },
);

test('the example runs as the documents say, and a site shows its page', AT_FULL_SIZE, async ({ page }) => {
  test.setTimeout(600_000);
  const { scratch, registry, system, env, stop } = await machine();
  const cwd = path.join(scratch, NAME);
  await cp(path.join(ROOT, 'examples', NAME), cwd, { recursive: true });
  for (const [file, before, after] of [
    ['.npmrc', 'http://localhost:4873', registry.address],
    ['package.json', 'http://localhost:3000', system.url],
  ] as const)
    await edit(path.join(cwd, file), (text) => text.replace(before, after));
  const team = reader(cwd, env);
  try {
    const steps = stepsOf(GUIDE, 'The example');
    const last = steps.pop();
    expect(last, 'which runs until it is stopped').toEqual({ command: 'npm run site' });
    for (const step of steps) await team.follow(step, (text) => text);
    const copies = await team.follow({ command: 'npm ls react --parseable' }, (text) => text);
    expect(copies.match(/node_modules\/react$/gm), copies).toHaveLength(1);
    const dev = await inBackground(cwd, 'mfe dev --port 0', /(http\S+\?remote=\S+)/);
    await page.goto(dev.readyText.replace('/?', `/${NAME}?`));
    await expect(page.getByText(`${NAME} comes from http://127.0.0.1:`)).toBeVisible();
    await expect(pageHeading(page)).toHaveText('Saved homes');
    await dev.stop();
  } finally {
    // Closed first: a page without its server logs errors.
    await page.close();
    await stop();
  }
});
