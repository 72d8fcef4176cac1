import { pageHeading } from '../../support/page-heading.ts';
import { countReactRenderers } from '../../support/react-renderers.ts';
import { ANY_ORIGIN, expect, test } from '../../support/test.ts';

/** Text that is unique to a package, also after minification. */
const MARKS = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /react-dom-test-utils|reactRoot|__reactContainer\$/,
  'react-router': /NavigationContext|useNavigate\(\) may be used only/,
  'react-redux': /react-redux-context/,
  redux: /@@redux\/INIT/,
  'styled-components': /data-styled-version/,
};

const VISITED = ['/', '/login', '/dashboard'];

test(
  'shell and remotes share one React, one router, one Redux and one styled-components',
  ANY_ORIGIN,
  async ({ page, context, baseURL, request }) => {
    const requested = new Set<string>();
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') requested.add(sent.url());
    });
    await context.addCookies([{ name: 'token', value: 'any', url: baseURL ?? '' }]);
    for (const path of VISITED) {
      await page.goto(path);
      await pageHeading(page).waitFor();
    }
    // Fetched again: response bodies are gone once their page is left.
    const scripts = await Promise.all(
      [...requested].map(async (file) => [file, await (await request.get(file)).text()] as const),
    );
    const holders = (mark: RegExp) => scripts.filter(([, code]) => mark.test(code)).map(([file]) => file);
    for (const [name, mark] of Object.entries(MARKS))
      expect(holders(mark), `files with a copy of ${name}`).toHaveLength(1);
  },
);

test(
  'all remotes render with the one React, into the one store and the one style sheet of the shell',
  ANY_ORIGIN,
  async ({ page }) => {
    await countReactRenderers(page);
    await page.goto('/');
    await page.locator('main a[href^="/agent/"]').first().waitFor();
    await page.getByRole('link', { name: 'Agent login' }).click();
    await page.getByLabel('Email').waitFor();
    expect(await page.evaluate(() => (globalThis as { renderers?: number }).renderers)).toBe(1);
    expect(await page.locator('style[data-styled]').count()).toBe(1);
    const stores = await page.evaluate(storesInTree);
    expect(stores).toHaveLength(1);
    // The shell created the store; a remote filled it.
    expect(stores[0]).toContain('directory');
  },
);

/** Runs in the page: the state of every Redux store that a component of the tree was given, as JSON. */
function storesInTree(): string[] {
  interface Fiber {
    memoizedProps: { store?: { getState(): unknown } } | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const stores = new Set<{ getState(): unknown }>();
  const visit = (fiber: Fiber | null): void => {
    if (!fiber) return;
    const store = fiber.memoizedProps?.store;
    if (typeof store?.getState === 'function') stores.add(store);
    visit(fiber.child);
    visit(fiber.sibling);
  };
  visit(key === undefined ? null : (root[key] ?? null));
  return [...stores].map((store) => JSON.stringify(store.getState()));
}
