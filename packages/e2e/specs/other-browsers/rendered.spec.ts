import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { reportPaths } from '@naija/contracts/http/reports';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import type { Proxy } from '../../support/offline/proxy.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';

/** Part of the name of a file that a page of agents loads once it answers. */
const FILTERS = '/FilterFields-';
const COMMENT = 'She answered within the hour.';

const IS_RENDERED = `document.querySelector('meta[name="${RENDERED_PAGE.releaseMeta}"]') !== null`;
/** Hydrated, and the heading is the one that came with the page. */
const IS_TAKEN_OVER = `(() => {
  const heading = document.querySelector('h1');
  return heading.isFromServer === true && Object.keys(heading).some((key) => key.startsWith('__react'));
})()`;

test.beforeEach(skipMissing);

/** Opens a page as the server renders it, and waits until it answers by itself. */
async function openRendered(visitor: Visitor, url: string): Promise<void> {
  await expect(async () => {
    await visitor.open(url);
    expect(await visitor.evaluate(IS_RENDERED), `${url} is rendered`).toBe(true);
  }).toPass();
  await visitor.evaluate(`void (document.querySelector('h1').isFromServer = true)`);
  await expect.poll(() => visitor.evaluate(IS_TAKEN_OVER), url).toBe(true);
}

/** Leaves a page whose filters are still being loaded: both browsers fail such loads while the page is still there. */
async function leaveMeanwhile(visitor: Visitor, site: Proxy): Promise<void> {
  const fetchPage = async () => (await fetch(`${site.url}/trending`)).text();
  await expect.poll(fetchPage).toContain(RENDERED_PAGE.releaseMeta); // Unrendered, it would wait for the filters.
  site.intercept((path) => (path.includes(FILTERS) ? () => undefined : undefined));
  await openRendered(visitor, `${site.url}/trending`);
  await expect.poll(() => site.requested.some((path) => path.includes(FILTERS))).toBe(true);
  site.intercept();
  await openRendered(visitor, `${site.url}/about`);
}

test('rendered pages come to life as they are: a favourite, a profile and a comment', async ({
  site,
  visitor,
}) => {
  await leaveMeanwhile(visitor, site);
  for (const path of ['/', '/about', '/location/lagos?q=ikeja', '/login'])
    await openRendered(visitor, site.url + path);
  await openRendered(visitor, `${site.url}/location/lagos`);
  const name = await visitor.evaluate<string>(`document.querySelector('main li h2').textContent`);
  await visitor.press('button', `Save ${name}`);
  await visitor.press('link', `See More about ${name}`);
  await visitor.seesText('Leave a Comment');
  await openRendered(visitor, await visitor.evaluate('location.href'));
  await visitor.fill('Your name', 'Ngozi Eze');
  await visitor.fill('Comment', COMMENT);
  await visitor.press('button', 'Post comment');
  await visitor.seesText(COMMENT);
  await visitor.press('link', 'Saved agents, 1');
  await visitor.seesText(name);

  expect(visitor.noise ?? []).toEqual([]);
  const reports = site.requested.filter((path) => Object.values<string>(reportPaths).includes(path));
  expect(reports, 'failures and violations of the policy').toEqual([]);
});
