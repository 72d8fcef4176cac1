import { agentPaths } from '@naija/contracts/http/agents';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import { visit } from '../../support/browsers/visit.ts';
import { DEMO_LOGIN } from '../../support/new-agent.ts';

test.beforeEach(skipMissing);

/** Paths of the private responses that the device has kept. */
const KEPT = `(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('naija-private-dashboard-'));
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
})()`;

test('a dashboard that was opened once opens without a server, and nothing of it is left after a logout', async ({
  site,
  visitor,
}) => {
  await visit(visitor, `${site.url}/login`);
  await visitor.fill('Email', DEMO_LOGIN.email);
  await visitor.fill('Password', DEMO_LOGIN.password);
  await visitor.press('button', 'Log in');
  await visitor.seesText('Agent Details');
  const id = await visitor.evaluate<string>(`/(?:^|; )id=([^;]+)/.exec(document.cookie)[1]`);
  await expect.poll(() => visitor.evaluate<string[]>(KEPT)).toContain(agentPaths.byId(id));
  await site.disconnect();
  await visitor.open(`${site.url}/dashboard`);
  await visitor.seesText('Saved copy from');
  await visitor.seesText(DEMO_LOGIN.email);
  await visitor.press('button', 'Log out');
  await visitor.seesText('SIGN UP');
  // The page is loaded again once everything is deleted.
  await expect(async () => {
    expect(await visitor.evaluate<string[]>(KEPT)).toEqual([]);
  }).toPass();
});
