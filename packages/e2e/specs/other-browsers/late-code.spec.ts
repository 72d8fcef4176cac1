import type { ServerResponse } from 'node:http';
import { pagePaths } from '@naija/contracts/domain/pages';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import { IS_RENDERED, waitUntilRendered, withoutWorker } from '../../support/browsers/rendered.ts';
import { agentsOf } from '../../support/first-agent.ts';

const NOTICE = 'Part of this page has not loaded';
const TEXT = 'document.body.innerText';
/** Protocols and hosts of the links by which a visitor reaches the agent. */
const CONTACTS = `[...document.querySelectorAll('main a')]
  .filter((link) => link.getClientRects().length > 0)
  .map(({ protocol, host }) => protocol + host)`;

const QUARANTINE = `localStorage.getItem('naija:quarantine')`;

/** Releases other than the one that rendered the page would stand in for it. */
const REMOTE = /^\/remotes\/directory\/.+\.js$/;
const SHELL = /^\/assets\/main-.+\.js$/;

interface Fault {
  what: string;
  files: RegExp;
  respond: (response: ServerResponse) => unknown;
  /** The event that brings the page to life once the code is there. */
  by: 'the network' | 'Try again';
}

const FAULTS: readonly Fault[] = [
  {
    what: 'is missing',
    files: REMOTE,
    respond: (response) => response.writeHead(404).end('Not found'),
    by: 'the network',
  },
  {
    what: 'is changed on its way',
    files: REMOTE,
    respond: (response) => response.setHeader('content-type', 'text/javascript').end('export const a = 1;'),
    by: 'Try again',
  },
  {
    what: 'is a page of a hotel',
    files: REMOTE,
    respond: (response) => response.setHeader('content-type', 'text/html').end('<p>Log in</p>'),
    by: 'the network',
  },
  {
    what: 'does not arrive',
    files: SHELL,
    respond: (response) => response.destroy(),
    by: 'Try again',
  },
];

test.beforeEach(skipMissing);

for (const { what, files, respond, by } of FAULTS)
  test(`a profile whose code ${what} can be read and called, and is live by "${by}" once the code is there`, async ({
    request,
    site,
    visitor,
  }) => {
    const [agent] = await agentsOf(request);
    const { id = '', name = '' } = agent ?? {};
    const url = site.url + pagePaths.agent(id);
    await waitUntilRendered(url);
    site.intercept((path) => (files.test(path) ? respond : withoutWorker(path)));
    await visitor.open(url);
    await visitor.seesText(NOTICE);
    expect(await visitor.evaluate(IS_RENDERED)).toBe(true);
    await visitor.seesText(name);
    expect(await visitor.evaluate(CONTACTS)).toEqual(expect.arrayContaining(['tel:', 'https:wa.me']));
    expect(await visitor.evaluate(TEXT)).not.toContain('could not be shown');
    expect(await visitor.evaluate(QUARANTINE), 'what a network does is no fault of the release').toBe(null);

    site.intercept(withoutWorker);
    await visitor.evaluate('void (document.isBefore = true)');
    if (by === 'Try again') await visitor.press('button', by);
    else await visitor.evaluate(`void dispatchEvent(new Event('online'))`);
    // A page cannot be evaluated while it navigates.
    await expect(async () => {
      expect(await visitor.evaluate('document.isBefore')).not.toBe(true);
    }).toPass();
    await visitor.press('button', `Save ${name}`);
    await visitor.press('link', 'Saved agents, 1');
    await visitor.seesText(name);
    expect(await visitor.evaluate(TEXT)).not.toContain(NOTICE);
  });
