import { PAGE_META } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { publishRelease } from '@naija/releases';
import { DEMO_LOGIN } from '../../support/new-agent.ts';
import { nextRelease } from '../../support/next-release.ts';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import { visit } from '../../support/browsers/visit.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';

const LAGOS = 'Property agents in Lagos';
const LAGOS_LIST = agentPaths.byLocation('lagos');
const ROW = 'See More';
const SAVED_COPY = 'Saved copy from';

test.beforeEach(skipMissing);

async function walk(visitor: Visitor, url: string, pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [address, words] of Object.entries(pages)) {
    await visitor.open(url + address);
    await visitor.sees(words);
  }
}

test('after one visit the site opens without a server, in parts that were never opened as well', async ({
  system,
  visitor,
}) => {
  await visit(visitor, system.url, LAGOS_LIST);
  await system.goDown();
  await walk(visitor, system.url, {
    '/': SAVED_COPY,
    '/about': PAGE_META.about.title,
    '/trending': PAGE_META.trending.title,
    '/location/lagos': LAGOS,
    '/saved': 'Saved agents',
    '/login': 'Forgot',
    '/signup': 'Create an Account',
    '/dashboard': 'Log in',
  });
});

test('what was seen is read from the saved copy, and what was not says so until the server is back', async ({
  system,
  visitor,
}) => {
  await visit(visitor, `${system.url}/location/lagos`, LAGOS_LIST);
  await visitor.sees(ROW);
  await system.goDown();
  await visitor.reload();
  await visitor.sees(SAVED_COPY);
  await visitor.sees(ROW);

  await visitor.open(`${system.url}/location/yobe`);
  await visitor.sees('not saved on this device');
  await visitor.press('button', 'Retry');
  await visitor.sees('not saved on this device');
  await system.comeBack();
  // By itself the page looks again in up to a minute; whoever comes back to it does not wait.
  await expect(async () => {
    await visitor.ask(`void dispatchEvent(new Event('focus'))`);
    expect(await visitor.ask<string>('document.body.innerText')).toContain(ROW);
  }).toPass({ timeout: 120_000 });
});

test('without a server a search looks through what is saved', async ({ system, visitor }) => {
  await visit(visitor, `${system.url}/location/lagos`, LAGOS_LIST);
  await visitor.sees(ROW);
  const name = await visitor.ask<string>(`document.querySelector('main li h2, main li h3').textContent`);
  await system.goDown();
  await visitor.open(`${system.url}/trending?q=${encodeURIComponent(name)}`);
  await visitor.sees('Only the agents saved on this device were looked through');
  await visitor.sees(name);
});

test('a new release is offered, and Reload brings it', async ({ system, visitor }) => {
  await visit(visitor, `${system.url}/login`);
  const next = await nextRelease('auth', '9.0.0');
  await publishRelease(next.folder, system.remotesDir, { who: 'test' });
  await next.remove();
  await visitor.reload();
  await visitor.sees('A new version is ready');
  await system.goDown();
  await visitor.press('button', 'Reload');
  // The page before says the same, and may be there for a while.
  await expect(async () => {
    const files = await visitor.ask<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => name)`,
    );
    expect(files.some((file) => file.includes('/remotes/auth/9.0.0/'))).toBe(true);
  }).toPass();
  await visitor.sees('Forgot');
});

test('an agent who has logged out is a visitor again without a server, and nothing of theirs is kept', async ({
  system,
  visitor,
}) => {
  await visit(visitor, `${system.url}/login`);
  await visitor.fill('Email', DEMO_LOGIN.email);
  await visitor.fill('Password', DEMO_LOGIN.password);
  await visitor.press('button', 'Log in');
  await visitor.sees('Login successful!');
  await visitor.ask(`caches.open('naija-private-test').then(() => undefined)`);
  await visitor.press('button', 'Log out');
  // A page that is just being left cannot be asked.
  await expect(async () => {
    expect(await visitor.ask('location.pathname')).toBe('/');
  }).toPass();
  await visitor.sees('SIGN UP');
  await expect.poll(() => visitor.ask(`caches.has('naija-private-test')`)).toBe(false);
  await system.goDown();
  await visitor.open(`${system.url}/dashboard`);
  await visitor.sees('Forgot');
  expect(await visitor.ask(`document.body.innerText`)).not.toContain(DEMO_LOGIN.email);
});
