import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import type { FailureKind } from '@naija/contracts/http/reports';
import { releasesOf } from '@naija/contracts/remote/registry';
import { ROOT } from '@naija/tooling/workspaces';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { registryIn, type Fault } from '../../support/bad-release.ts';
import {
  expect,
  expectOtherRemotesWork,
  failureOf,
  releaseOf,
  REMOTE,
  test,
} from '../../support/bad-release-test.ts';
import { inBrowser, onServer } from '../../support/remote-source.ts';
import { openRendered, renderInBrowser, waitUntilRendered } from '../../support/rendered.ts';
import { reportsOf } from '../../support/sent-reports.ts';
import { ANY_ORIGIN } from '../../support/test.ts';

const PAGE = 'LoginPage';

const RENDERED = `h('h1', { children: 'As rendered' })`;

/** Renders on the server, and cannot be imported in browsers. */
const failingImport = (code: string) => releaseOf(inBrowser(code), `() => ${RENDERED}`);
const BOOM_AT_IMPORT = `throw new Error('boom at import');`;

/** Code that contains its own copy of React. */
async function ownReact(): Promise<string> {
  const code = await readFile(path.join(ROOT, 'node_modules/react/cjs/react.production.js'), 'utf8');
  return `const React = ((exports) => { ${code}; return exports; })({});`;
}

interface Case {
  what: string;
  fault: () => Fault | Promise<Fault>;
  /** What is reported. */
  kind: FailureKind;
  /** The server renders it. */
  isRendered?: true;
  tags?: { tag: string | string[] };
}

const CASES: readonly Case[] = [
  {
    what: 'with a missing entry',
    kind: 'load',
    isRendered: true,
    fault: () => ({ corrupt: (files) => files.remove('remoteEntry') }),
  },
  {
    what: 'with a missing chunk',
    tags: AT_FULL_SIZE,
    kind: 'load',
    fault: () => ({ corrupt: (files) => files.remove(PAGE) }),
  },
  {
    what: 'with a byte changed after publishing',
    kind: 'load',
    isRendered: true,
    fault: () => ({
      corrupt: async (files) => files.write(PAGE, `${await files.read(PAGE)} `),
    }),
    tags: ANY_ORIGIN,
  },
  {
    what: 'that throws at import',
    kind: 'import',
    isRendered: true,
    fault: () => failingImport(BOOM_AT_IMPORT),
    tags: ANY_ORIGIN,
  },
  {
    what: 'that throws at its first render',
    kind: 'render',
    isRendered: true,
    fault: () => {
      const boom = inBrowser(`throw new Error('boom at render');`);
      return releaseOf('', `() => { ${boom} return ${RENDERED}; }`);
    },
  },
  {
    what: 'that never finishes its import',
    tags: AT_FULL_SIZE,
    kind: 'import',
    fault: () => releaseOf('await new Promise(() => {});', '() => null'),
  },
  {
    what: 'that needs a newer runtime',
    tags: AT_FULL_SIZE,
    kind: 'misfit',
    fault: () => ({
      describe: (release) => ({ ...release, requires: { ...release.requires, '@naija/runtime': '^99.0.0' } }),
    }),
  },
  {
    what: 'that uses what the runtime does not have',
    tags: AT_FULL_SIZE,
    kind: 'misfit',
    fault: () => ({
      describe: (release) => ({
        ...release,
        uses: { ...release.uses, '@naija/runtime': ['useOutletContext'] },
      }),
    }),
  },
  {
    what: 'that ships a second React',
    kind: 'render',
    fault: async () =>
      releaseOf(await ownReact(), `() => { React.useState(0); return h('p', { children: 'two' }); }`),
  },
  {
    what: 'that claims a page of another remote',
    tags: AT_FULL_SIZE,
    kind: 'misfit',
    fault: () => ({
      describe: (release) => ({
        ...release,
        routes: [...release.routes, { path: '/trending', js: [release.entry], css: [] }],
      }),
    }),
  },
];

test.use({ expectedNoise: /auth|boom|Failed to load resource|integrity|ERR_/ });

/** Collects reports, console messages and loads of a page. */
function listen(page: Page, version: string) {
  const reports = reportsOf(page);
  const lines: string[] = [];
  let loads = 0;
  page.on('console', (message: ConsoleMessage) => lines.push(message.text()));
  page.on('load', () => (loads += 1));
  return {
    /** Resolves once the release was named in a report of this kind and on the console. */
    async named(kind: FailureKind) {
      await expect.poll(() => reports).toContainEqual(failureOf(version, kind));
      expect(lines.filter((line) => line.includes(REMOTE) && line.includes(version))).not.toEqual([]);
    },
    loads: () => loads,
  };
}

for (const { what, kind, isRendered, fault, tags = {} } of CASES)
  test(
    `after a release ${what}, visitors get the previous one, and the failed release is reported`,
    tags,
    async ({ page, publishBad }) => {
      const version = await publishBad(await fault());
      if (isRendered) await waitUntilRendered(page.request, '/login', version);
      const heard = listen(page, version);
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.getByText('As rendered')).toBeHidden();
      await heard.named(kind);
      await expectOtherRemotesWork(page);
      await page.goto('/trending');
      await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
      expect(heard.loads(), 'page loads').toBe(2);
    },
  );

test('a release that throws on the server, or shows something else there, is shown as browsers render it', async ({
  page,
  publishBad,
}) => {
  const throwing = `() => { ${onServer(`throw new Error('boom');`)} return h('h1', { children: 'Works' }); }`;
  await publishBad(releaseOf('', throwing));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Works' })).toBeVisible();

  const other = `() => h('h1', { children: typeof document === 'object' ? 'New' : 'As rendered' })`;
  const version = await publishBad(releaseOf('', other));
  await waitUntilRendered(page.request, '/login', version);
  const heard = listen(page, version);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
  await expect(page.getByText('As rendered')).toBeHidden();
  await heard.named('render');
});

test('a release that throws in a click handler stays on the screen and is reported', async ({
  page,
  publishBad,
}) => {
  const root = `() => h('button', { children: 'Go', onClick() { throw new Error('boom in a click'); } })`;
  const version = await publishBad(releaseOf('', root));
  const heard = listen(page, version);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go' }).click();
  await heard.named('runtime');
  await expect(page.getByRole('button', { name: 'Go' })).toBeVisible();
  await expectOtherRemotesWork(page);
  expect(heard.loads(), 'page loads').toBe(1);
});

test('a release that loops for ever at import is quarantined: the next page load gets the previous one', async ({
  context,
  page,
  publishBad,
}) => {
  const code = `console.error('${REMOTE} loops'); for (;;);`;
  const version = await publishBad(failingImport(code));
  await waitUntilRendered(page.request, '/login', version);
  const looping = page.waitForEvent('console', (message) => message.text().includes('loops'));
  await page.goto('/login', { waitUntil: 'commit' });
  await looping;
  await page.close();

  const next = await context.newPage();
  const heard = listen(next, version);
  await next.goto('/login');
  await expect(next.getByLabel('Email')).toBeVisible();
  await heard.named('import');
  await expectOtherRemotesWork(next);
});

test('a visitor who got the previous release gets it at the next visit, rendered by it, without a request for the bad one', async ({
  page,
  publishBad,
  system,
}) => {
  const [before] = releasesOf(await registryIn(system.remotesDir), REMOTE);
  const version = await publishBad(failingImport(BOOM_AT_IMPORT));
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto('/login');
  await waitUntilRendered(page.request, '/login', `${REMOTE}@${before?.metadata.version ?? ''}#`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(requested.filter((url) => url.includes(version))).toEqual([]);
});

test('when no release of a remote works, the page names the failed one, and the other remotes work', async ({
  page,
  publishBad,
}) => {
  await renderInBrowser(page);
  const version = await publishBad({ corrupt: (files) => files.remove('remoteEntry') });
  await page.route(`**/remotes/${REMOTE}/**`, (route) => route.abort());
  await page.goto('/login');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('This part of NaijaAgents could not be shown');
  await expect(panel).toContainText(`${REMOTE} ${version}`);
  await expectOtherRemotesWork(page);
});

for (const [what, fault] of [
  ['throws at import', failingImport(BOOM_AT_IMPORT)],
  [
    'throws as it is hydrated',
    releaseOf('', `() => { ${inBrowser(`throw new Error('boom at render');`)} return ${RENDERED}; }`),
  ],
] as const)
  test(`what a release that ${what} has rendered can be read where no other one can be loaded`, async ({
    page,
    publishBad,
  }) => {
    const version = await publishBad(fault);
    await waitUntilRendered(page.request, '/login', version);
    await page.route(
      (url) => url.pathname.startsWith(`/remotes/${REMOTE}/`) && !url.pathname.includes(version),
      (route) => route.abort(),
    );
    const heard = listen(page, version);
    // The failed release is quarantined, so the previous one has rendered the next visit.
    for (const heading of ['As rendered', 'Log in']) {
      await openRendered(page, '/login');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await heard.named(what === 'throws at import' ? 'import' : 'render');
  });
