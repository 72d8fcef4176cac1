import { spoilScript, type Fault } from '../../support/browser-features.ts';
import { COOKIES_REFUSED, WRONG_REASONS } from '../../support/essential-journeys.ts';
import { DEMO_LOGIN } from '../../support/new-agent.ts';
import type { Interceptor } from '../../support/offline/proxy.ts';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import type { Visitor } from '../../support/browsers/visitor.ts';

const SPOIL_PATH = '/spoil.js';
const NO_PAGES = /^\/(?:api|assets|remotes|media|icons)\/|\.\w+(?:\?|$)|^\/healthz/;

/** Tells if the browser lets the page store something. */
const STORES = `(() => {
  try {
    localStorage.setItem('test', 'stored');
    return true;
  } catch {
    return false;
  }
})()`;

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

/** Opens a profile from a list, posts a comment, saves the agent, and logs in. */
async function useSite(visitor: Visitor, site: string, comment: string): Promise<void> {
  await visitor.open(`${site}/location/lagos`);
  const readName = () => visitor.evaluate<string>(`document.querySelector('main li h2')?.textContent ?? ''`);
  await expect.poll(readName).not.toBe('');
  const name = await readName();
  await visitor.press('link', `See More about ${name}`);
  await visitor.seesText('Leave a Comment');
  await visitor.evaluate(`document.querySelector('#comment').scrollIntoView()`);
  await visitor.fill('Your name', 'Ngozi Eze');
  await visitor.fill('Comment', comment);
  await visitor.press('button', 'Post comment');
  await visitor.seesText('Comment posted successfully');
  await visitor.press('button', `Save ${name}`);
  await visitor.press('link', 'Saved agents, 1');
  await visitor.seesText(name);
  await visitor.open(`${site}/login`);
  await visitor.fill('Email', DEMO_LOGIN.email);
  await visitor.fill('Password', DEMO_LOGIN.password);
  await visitor.press('button', 'Log in');
}

for (const fault of ['absent', 'throws when read'] as const)
  test(`a visitor reads, comments and saves, and an agent logs in or reads why not: features are faulty, ${fault}`, async ({
    site,
    system,
    visitor,
  }) => {
    site.intercept(spoilPages(system.url, fault));
    await useSite(visitor, site.url, `Kept every promise, ${fault}.`);
    await visitor.seesText(fault === 'absent' ? 'Agent updates' : COOKIES_REFUSED);
  });

test.describe('storage is refused in the settings', () => {
  test.use({ settings: { refusesStorage: true } });

  test('a visitor reads, comments and saves, and an agent reads why logging in fails', async ({
    site,
    visitor,
  }, { project }) => {
    test.skip(
      project.name === 'Chromium',
      'specs/essentials/browser-features.spec.ts does so in this browser',
    );
    await useSite(visitor, site.url, 'Kept every promise, and stored nothing.');
    await visitor.seesText(COOKIES_REFUSED);
    expect(await visitor.evaluate(STORES)).toBe(false);
    expect(await visitor.evaluate('document.body.innerText')).not.toMatch(WRONG_REASONS);
  });
});
