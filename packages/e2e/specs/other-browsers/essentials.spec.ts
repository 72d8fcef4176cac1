import { PAGE_META } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { DEMO_LOGIN } from '../../support/new-agent.ts';
import { NEXT_VERSION, publishNext } from '../../support/next-release.ts';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import { install, visit } from '../../support/browsers/visit.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';

const LAGOS = 'Property agents in Lagos';
const LAGOS_LIST = agentPaths.byLocation('lagos');
const ROW = 'See More';
const CACHED_NOTICE = 'Saved copy from';

test.beforeEach(skipMissing);

async function walk(visitor: Visitor, url: string, pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [address, text] of Object.entries(pages)) {
    await visitor.open(url + address);
    await visitor.seesText(text);
  }
}

test('in an installed app the site opens without a server, also pages never opened', async ({
  site,
  visitor,
}) => {
  await visit(visitor, site.url, LAGOS_LIST);
  await install(visitor);
  await site.disconnect();
  await walk(visitor, site.url, {
    '/': CACHED_NOTICE,
    '/about': PAGE_META.about.title,
    '/trending': PAGE_META.trending.title,
    '/location/lagos': LAGOS,
    '/saved': 'Saved agents',
    '/login': 'Forgot',
    '/signup': 'Create an Account',
    '/dashboard': 'Log in',
  });
});

test('a visitor reads cached responses without a server, and sees what is not cached until the server is back', async ({
  site,
  visitor,
}) => {
  await visit(visitor, `${site.url}/location/lagos`, LAGOS_LIST);
  await visitor.seesText(ROW);
  await site.disconnect();
  await visitor.reload();
  await visitor.seesText(CACHED_NOTICE);
  await visitor.seesText(ROW);

  await visitor.open(`${site.url}/location/yobe`);
  await visitor.seesText('not saved on this device');
  await visitor.press('button', 'Retry');
  await visitor.seesText('not saved on this device');
  await site.reconnect();
  // A focus event makes the page retry without its backoff of up to a minute.
  await expect(async () => {
    await visitor.evaluate(`void dispatchEvent(new Event('focus'))`);
    expect(await visitor.evaluate<string>('document.body.innerText')).toContain(ROW);
  }).toPass({ timeout: 120_000 });
});

test('without a server a search covers the cached agents', AT_FULL_SIZE, async ({ site, visitor }) => {
  await visit(visitor, `${site.url}/location/lagos`, LAGOS_LIST);
  await visitor.seesText(ROW);
  const name = await visitor.evaluate<string>(`document.querySelector('main li h2, main li h3').textContent`);
  await site.disconnect();
  await visitor.open(`${site.url}/trending?q=${encodeURIComponent(name)}`);
  await visitor.seesText('only the agents saved on this device were searched');
  await visitor.seesText(name);
});

test('a new release runs from the next page load on, and without a server once it is downloaded', async ({
  site,
  system,
  visitor,
}) => {
  await visit(visitor, `${site.url}/login`);
  await publishNext(system.remotesDir, 'auth');
  const runsNextRelease = () =>
    visitor.evaluate<boolean>(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('/remotes/auth/${NEXT_VERSION}/'))`,
    );
  await visitor.reload();
  await expect.poll(runsNextRelease).toBe(true);
  const active = `fetch('/remotes.json', { cache: 'force-cache' }).then((response) => response.text())`;
  await expect.poll(() => visitor.evaluate<string>(active), { timeout: 60_000 }).toContain(NEXT_VERSION);
  await site.disconnect();
  await visitor.reload();
  await expect.poll(runsNextRelease).toBe(true);
  await visitor.seesText('Forgot');
});

test('an agent who has logged out is a visitor again without a server, and nothing of theirs is stored', async ({
  site,
  visitor,
}) => {
  await visit(visitor, `${site.url}/login`);
  await visitor.fill('Email', DEMO_LOGIN.email);
  await visitor.fill('Password', DEMO_LOGIN.password);
  await visitor.press('button', 'Log in');
  await visitor.seesText('Agent updates');
  await visitor.evaluate(`caches.open('naija-private-test').then(() => undefined)`);
  await visitor.press('button', 'Log out');
  // A page cannot be evaluated while it navigates.
  await expect(async () => {
    expect(await visitor.evaluate('location.pathname')).toBe('/');
  }).toPass();
  await visitor.seesText('SIGN UP');
  await expect.poll(() => visitor.evaluate(`caches.has('naija-private-test')`)).toBe(false);
  await site.disconnect();
  await visitor.open(`${site.url}/dashboard`);
  await visitor.seesText('Forgot');
  expect(await visitor.evaluate(`document.body.innerText`)).not.toContain(DEMO_LOGIN.email);
});
