import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { reportPaths } from '@naija/contracts/http/reports';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import {
  IS_RENDERED,
  RENDERED_TIMEOUT_MS,
  waitUntilRendered,
  withoutWorker,
} from '../../support/browsers/rendered.ts';
import { extendFields, translate } from '../../support/foreign-changes.ts';
import type { Proxy } from '../../support/offline/proxy.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';
import type { System } from '../../support/system.ts';

/** Part of the name of a file that a page of agents loads once it answers. */
const FILTERS = '/FilterFields-';
const COMMENT = 'She answered within the hour.';

/** Hydrated, and the heading is the one that came with the page. */
const IS_TAKEN_OVER = `(() => {
  const heading = document.querySelector('h1');
  return heading.isFromServer === true && Object.keys(heading).some((key) => key.startsWith('__react'));
})()`;

interface Parts {
  site: Proxy;
  system: System;
  visitor: Visitor;
}

test.beforeEach(skipMissing);

/** Browser state that decides if its pages are rendered on the server. */
const CHOSEN = `({
  cookie: document.cookie,
  quarantine: localStorage.getItem('naija:quarantine'),
  isFromWorker: navigator.serviceWorker?.controller !== null,
})`;

/** Why a page is not rendered: whether the server renders it, for this browser and for others, and what it says of that. */
async function whyUnrendered(visitor: Visitor, url: string, { serverLog }: System): Promise<string> {
  const chosen = await visitor.evaluate<{ cookie: string }>(CHOSEN);
  const renderedFor = async (cookie: string) =>
    (await fetch(url, { headers: { cookie } })).headers.get(RENDERED_PAGE.releaseHeader);
  const server = { forThisBrowser: await renderedFor(chosen.cookie), forOthers: await renderedFor('') };
  return `${url} is not rendered: ${JSON.stringify({ ...chosen, server })}\n${serverLog()}`;
}

/** Opens a page as the server renders it, and waits until it answers by itself. */
async function openRendered(
  { visitor, system }: Pick<Parts, 'visitor' | 'system'>,
  url: string,
): Promise<void> {
  await expect(async () => {
    await visitor.open(url);
    if (!(await visitor.evaluate(IS_RENDERED))) throw new Error(await whyUnrendered(visitor, url, system));
  }).toPass({ timeout: RENDERED_TIMEOUT_MS });
  await visitor.evaluate(`void (document.querySelector('h1').isFromServer = true)`);
  await expect.poll(() => visitor.evaluate(IS_TAKEN_OVER), url).toBe(true);
}

/** Leaves a page whose filters are still being loaded: both browsers fail such loads while the page is still there. */
async function leaveMeanwhile(parts: Parts): Promise<void> {
  const { site } = parts;
  await waitUntilRendered(`${site.url}/trending`);
  site.intercept((path) => (path.includes(FILTERS) ? () => undefined : withoutWorker(path)));
  await openRendered(parts, `${site.url}/trending`);
  await expect.poll(() => site.requested.some((path) => path.includes(FILTERS))).toBe(true);
  site.intercept(withoutWorker);
  await openRendered(parts, `${site.url}/about`);
}

test('rendered pages come to life as they are: a favourite, a profile and a comment', async ({
  site,
  system,
  visitor,
}) => {
  const parts = { site, system, visitor };
  await leaveMeanwhile(parts);
  for (const path of ['/', '/about', '/location/lagos?q=ikeja', '/login'])
    await openRendered(parts, site.url + path);
  await openRendered(parts, `${site.url}/location/lagos`);
  const name = await visitor.evaluate<string>(`document.querySelector('main li h2').textContent`);
  await visitor.press('button', `Save ${name}`);
  await visitor.press('link', `See More about ${name}`);
  await visitor.seesText('Leave a Comment');
  await openRendered(parts, await visitor.evaluate('location.href'));
  // The form is loaded when it is near the viewport.
  await visitor.evaluate(`document.querySelector('#comment').scrollIntoView()`);
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

/** The field that was typed into is the one that the server has sent, and the code of the page has taken it over. */
const KEEPS_TYPED = `(() => {
  const field = document.activeElement;
  return field.isFromServer === true && field.value === 'lekki' && location.search === '?q=lekki';
})()`;

test('a page keeps what was typed where an extension changes it, and works while the browser translates it', async ({
  site,
  system,
  visitor,
}) => {
  // A visit before would leave the code in the HTTP cache, where nothing holds it back.
  await waitUntilRendered(`${site.url}/trending`);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.intercept((path) =>
    path.includes('/assets/main-')
      ? async (response) => {
          await released;
          const script = await (await fetch(system.url + path)).text();
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
        }
      : withoutWorker(path),
  );
  await visitor.open(`${site.url}/trending`);
  expect(await visitor.evaluate(IS_RENDERED)).toBe(true);
  await visitor.fill('Search by location', 'lekki');
  await visitor.evaluate(`void (document.activeElement.isFromServer = true)`);
  await visitor.evaluate(`(${extendFields.toString()})()`);
  release();
  await expect.poll(() => visitor.evaluate(KEEPS_TYPED)).toBe(true);

  await visitor.evaluate(`(${translate.toString()})(['arrival', '${RENDERED_PAGE.releaseMeta}'])`);
  await visitor.evaluate(
    `[...document.querySelectorAll('header button')].find(({ textContent }) => /^menu/i.test(textContent)).click()`,
  );
  await visitor.press('button', 'Clear search');
  await visitor.seesText('TRENDING AGENTS IN LAGOS');
  expect(await visitor.evaluate(`staleTexts()`)).toEqual([]);

  expect(visitor.noise ?? []).toEqual([]);
  expect(site.requested.filter((path) => Object.values<string>(reportPaths).includes(path))).toEqual([]);
});
