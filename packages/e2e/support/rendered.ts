import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { RENDERED_PAGE, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';

/** Set in pages once they answer by themselves, or never will. */
interface LivePage {
  isLive?: boolean;
}

const LIVE_EVENTS = ['naija:live', 'naija:failed'];
const RENDERED = `meta[name="${RENDERED_PAGE.releaseMeta}"]`;
/**
 * A busy machine takes long. What is done before is kept by the page only, and lost with it. A page whose code a test holds
 * back never becomes live: such tests wait for 'commit'.
 */
const LIVE_TIMEOUT_MS = 30_000;
/** Longer than the server waits until it renders an address again that has failed, as on a busy machine. */
const RENDERED_TIMEOUT_MS = 90_000;

/** Lets `goto` and `reload` of all pages resolve only once a rendered page is hydrated, unless they wait for 'commit'. */
export async function waitForHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript((events) => {
    for (const event of events)
      document.addEventListener(event, () => {
        (globalThis as LivePage).isLive = true;
      });
  }, LIVE_EVENTS);
  context.on('page', followNavigation);
}

function followNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await isHydrated(page);
    return response;
  };
}

async function isHydrated(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (rendered) => !document.querySelector(rendered) || (globalThis as LivePage).isLive === true,
      RENDERED,
      // Asking in each frame would draw 60 a second.
      { timeout: LIVE_TIMEOUT_MS, polling: 50 },
    )
    .catch(() => undefined);
}

/** Waits until the server renders a page for these cookies: while a renderer starts, visitors get it unrendered. */
export async function waitUntilRendered(request: APIRequestContext, url: string, by = '@'): Promise<void> {
  await expect
    .poll(async () => (await request.get(url)).headers()[RENDERED_PAGE.releaseHeader] ?? '', {
      message: `${url} as rendered`,
      timeout: RENDERED_TIMEOUT_MS,
    })
    .toContain(by);
}

/** Opens a rendered page, without waiting for its code. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await waitUntilRendered(page.request, path);
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.headers(), path).toHaveProperty(RENDERED_PAGE.releaseHeader);
}

/** Holds back the code of pages. @returns lets it come */
export async function holdCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined); // The page was left.
  });
  return release;
}

/** Requests documents as a browser for which the server renders nothing, so that the page itself calls the API. */
export async function renderInBrowser(page: Page): Promise<void> {
  // A document from a test is of no network: Chromium would ask before it may load files from this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback();
    const { cookie = '', ...headers } = await request.allHeaders();
    const unrendered = `${RENDERING_COOKIES.releases}=directory=none&auth=none`;
    const response = await route.fetch({ headers: { ...headers, cookie: `${unrendered}; ${cookie}` } });
    return route.fulfill({ response });
  });
}
