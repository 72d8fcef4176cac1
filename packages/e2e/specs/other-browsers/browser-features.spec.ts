import { spoilScript, type Fault } from '../../support/browser-features.ts';
import { COOKIES_REFUSED } from '../../support/essential-journeys.ts';
import { DEMO_LOGIN } from '../../support/new-agent.ts';
import type { Interceptor } from '../../support/offline/proxy.ts';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';

const SPOIL_PATH = '/spoil.js';
const NO_PAGES = /^\/(?:api|assets|remotes|media|icons)\/|\.\w+(?:\?|$)|^\/healthz/;

test.beforeEach(skipMissing);

/** Has each page begin with a script that spoils features. */
function spoilPages(site: string, fault: Fault): Interceptor {
  return (path) => {
    if (path === SPOIL_PATH)
      return (response) => response.setHeader('content-type', 'text/javascript').end(spoilScript(fault));
    if (NO_PAGES.test(path)) return undefined;
    return async (response) => {
      const page = await fetch(site + path);
      for (const name of ['content-type', 'content-security-policy']) {
        const value = page.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      const html = await page.text();
      response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SPOIL_PATH}"></script>`));
    };
  };
}

for (const fault of ['absent', 'throws when read'] as const)
  test(`a visitor reads and comments, and an agent logs in or reads why not: features are faulty, ${fault}`, async ({
    site,
    system,
    visitor,
  }) => {
    site.intercept(spoilPages(system.url, fault));
    await visitor.open(`${site.url}/location/lagos`);
    const readName = () =>
      visitor.evaluate<string>(`document.querySelector('main li h2')?.textContent ?? ''`);
    await expect.poll(readName).not.toBe('');
    const name = await readName();
    await visitor.press('link', `See More about ${name}`);
    await visitor.seesText('Leave a Comment');
    await visitor.evaluate(`document.querySelector('#comment').scrollIntoView()`);
    await visitor.fill('Your name', 'Ngozi Eze');
    await visitor.fill('Comment', `Kept every promise, ${fault}.`);
    await visitor.press('button', 'Post comment');
    await visitor.seesText('Comment posted successfully');
    await visitor.open(`${site.url}/login`);
    await visitor.fill('Email', DEMO_LOGIN.email);
    await visitor.fill('Password', DEMO_LOGIN.password);
    await visitor.press('button', 'Log in');
    await visitor.seesText(fault === 'absent' ? 'Agent updates' : COOKIES_REFUSED);
  });
