import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import { visit } from '../../support/browsers/visit.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { NEXT_VERSION, publishNext } from '../../support/next-release.ts';
import { readCaches, type CachedResponse } from '../../support/offline/cached-responses.ts';
import { FOREIGN_ANSWERS, FOREIGN_TEXT, portalAfterWorker } from '../../support/offline/foreign-answers.ts';
import { IS_INSTALLING } from '../../support/offline/is-ready.ts';

const NOT_CACHED = 'not saved on this device';
const ONLY_CACHED = 'only the agents saved on this device were searched';
const TEXT = 'document.body.innerText';
const HEADING = `document.querySelector('main h1')?.textContent`;
const LINKS = `[...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))`;

test.beforeEach(skipMissing);

async function expectNothingForeign(visitor: Visitor): Promise<void> {
  const cached = await visitor.evaluate<CachedResponse[]>(`(${String(readCaches)})()`);
  const foreign = cached.filter(({ body }) => body.includes(FOREIGN_TEXT));
  expect(foreign.map(({ cache, url }) => `${cache} ${url}`)).toEqual([]);
}

test('a portal while the site is installed leaves nothing behind, and the next visit installs it', async ({
  site,
  visitor,
}) => {
  portalAfterWorker(site);
  await visitor.open(`${site.url}/about`);
  await expect.poll(() => site.requested.some((path) => path.startsWith(WORKER_PATH))).toBe(true);
  await expect.poll(() => visitor.evaluate(IS_INSTALLING)).toBe(false);
  await expectNothingForeign(visitor);

  site.intercept();
  await visit(visitor, site.url);
  await site.disconnect();
  await visitor.open(`${site.url}/about`);
  await visitor.seesText(PAGE_META.about.title);
  await visitor.open(`${site.url}/saved`);
  await visitor.seesText('Saved agents');
});

test('a portal while a device has the site shows cached pages, says what is not cached, and leaves nothing behind', async ({
  request,
  site,
  system,
  visitor,
}) => {
  const [seen, unseen] = await agentsOf(request, 'kano');
  if (!seen || !unseen) throw new Error('Kano has too few agents');
  await visit(visitor, site.url);
  await visit(visitor, site.url + pagePaths.agent(seen.id), agentPaths.byId(seen.id));
  site.intercept(() => FOREIGN_ANSWERS['a captive portal']);
  await publishNext(system.remotesDir);

  await visitor.reload();
  await expect.poll(() => visitor.evaluate(HEADING)).toBe(seen.name);
  await visitor.open(site.url);
  await expect.poll(() => visitor.evaluate(LINKS)).toContainEqual(expect.stringMatching(/^\/agent\//));
  await visitor.open(site.url + pagePaths.agent(unseen.id));
  await visitor.seesText(NOT_CACHED);
  await visitor.evaluate(`fetch('${PLACES_PATH}').then((response) => response.text())`);
  await visitor.evaluate(
    `navigator.serviceWorker.getRegistration().then((worker) => worker.update()).then(() => null, () => null)`,
  );
  await expectNothingForeign(visitor);

  site.intercept();
  await visitor.reload();
  await expect.poll(() => visitor.evaluate(HEADING)).toBe(unseen.name);
  const runsNext = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/directory/${NEXT_VERSION}/'))`;
  await expect.poll(() => visitor.evaluate<boolean>(runsNext)).toBe(true);
  await expectNothingForeign(visitor);
});

test('while others answer for the server a search covers the device, and a profile loads by itself once the server answers', async ({
  request,
  site,
  visitor,
}) => {
  const [known] = await agentsOf(request);
  const unseen = await agentsOf(request, 'kano');
  const { id = '', name = '' } = known ?? {};
  const search = `${site.url}/trending?q=${encodeURIComponent(name)}`;
  await visit(visitor, site.url, agentPaths.byLocation('lagos'));
  for (const [index, [what, answer]] of Object.entries(FOREIGN_ANSWERS).entries()) {
    site.intercept(() => answer);
    await visitor.open(search);
    await visitor.seesText(ONLY_CACHED);
    expect(await visitor.evaluate(LINKS), what).toContain(pagePaths.agent(id));
    await visitor.open(site.url + pagePaths.agent(unseen[index]?.id ?? ''));
    await visitor.seesText(NOT_CACHED);
    await expect.poll(() => visitor.evaluate(LINKS), what).toContain('/location/lagos');
    site.intercept();
    await expect.poll(() => visitor.evaluate(HEADING), what).toBe(unseen[index]?.name);
  }
  site.intercept(() => FOREIGN_ANSWERS['a gateway without its server']);
  await visitor.open(search);
  await visitor.seesText(ONLY_CACHED);
  site.intercept();
  await expect.poll(() => visitor.evaluate(TEXT)).not.toContain(ONLY_CACHED);
  expect(await visitor.evaluate(LINKS)).toContain(pagePaths.agent(id));
});
