import type { Page } from '@playwright/test';
import {
  expect,
  expectPreviousRelease,
  failureOf,
  openWatched,
  releaseOf,
  releaseWithButton,
  REMOTE,
  test,
} from '../../support/bad-release-test.ts';
import { inBrowser } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';

test.use({ expectedNoise: /./ });

/** Hides the whole page. */
const ALL = '*{opacity:0!important;color:transparent!important}';

const sheet = (rules: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync('${rules}'); document.adoptedStyleSheets = [sheet];`;

/** Code that inserts a rule in the way of libraries, which the content security policy allows. */
const inserted = (rule: string) =>
  `document.head.append(document.createElement('style')); [...document.styleSheets].at(-1).insertRule('${rule}');`;

const cover = (style: string) =>
  `const cover = document.createElement('div'); cover.style.cssText = 'position:fixed;${style}'; document.body.append(cover);`;

/** A release of this code and of a page with a heading, which uses a global style of styled-components. */
function withGlobalStyle(style: string) {
  const code = `const [shared] = Object.values(globalThis.__federation_shared__.default['@naija/runtime']);
    const { createGlobalStyle } = (await shared.get())();
    const Hide = createGlobalStyle\`${style}\`;`;
  const root = `() => h('div', { children: [h('h1', { children: 'Bad' }), h(Hide, {})] })`;
  return {
    ...releaseOf(code, root),
    server: releaseOf('', `() => h('h1', { children: 'Bad' })`).server ?? '',
  };
}

const withHeading = (code: string) => releaseOf(inBrowser(code), `() => h('h1', { children: 'Bad' })`);

const HIDING = {
  'all elements by a global style': withGlobalStyle(ALL),
  'its main part by a global style': withGlobalStyle('#root main, #root main * { display: none !important }'),
  'all text by a global style': withGlobalStyle('body * { color: transparent !important }'),
  'all text by its size': withGlobalStyle('body * { font-size: 0 !important }'),
  'all elements by an adopted sheet': withHeading(sheet(ALL)),
  'all elements by a rule that it inserts': withHeading(inserted(ALL)),
  'the main part by a mask': withHeading(
    inserted(
      'main{mask:linear-gradient(#0000,#0000)!important;-webkit-mask:linear-gradient(#0000,#0000)!important}',
    ),
  ),
  'the main part by a filter': withHeading(inserted('main{filter:opacity(0)!important}')),
  'all elements by blur': withHeading(inserted('#root{filter:blur(50px)!important}')),
  'the main part by a clip path': withHeading(inserted('main{clip-path:inset(50%)!important}')),
  'the main part by scaling': withHeading(inserted('main{transform:scale(0)!important}')),
  'the main part beside the window': withHeading(
    inserted('main{position:absolute!important;left:-9999px!important}'),
  ),
  'the page beside the window': withHeading(
    inserted('#root{position:absolute!important;top:-9999px!important}'),
  ),
  'the page by its size': withHeading(inserted('body{height:0!important;overflow:hidden!important}')),
  'the page by an inline style': withHeading(
    `document.documentElement.style.setProperty('display','none','important');`,
  ),
  'the page by an inline opacity': withHeading(`document.body.style.setProperty('opacity','0','important');`),
  'the page by an attribute': withHeading(`document.body.inert = true;`),
  'the page behind a transparent cover': withHeading(cover('inset:0;z-index:99999')),
  'its page behind a transparent cover below the menu': withHeading(cover('inset:0;top:80px;z-index:99999')),
  'the page behind a transparent canvas': withHeading(
    cover('inset:0;top:80px;width:100%;height:100%;z-index:99999').replace(`'div'`, `'canvas'`),
  ),
  'the page behind a cover of a pseudo-element': withHeading(
    inserted(`body::before{content:"";position:fixed;inset:0;z-index:99999;background:#fff}`),
  ),
  'the menu behind an opaque cover': withHeading(
    cover('inset:0 0 auto;height:90px;z-index:99999;background:#fff'),
  ),
  'the menu below its own layer': withHeading(
    inserted('#root > header{z-index:-1!important;position:fixed!important;top:-500px!important}'),
  ),
  'the page behind an opaque cover that lets taps through': withHeading(
    cover('inset:0;z-index:99999;background:#fff;pointer-events:none'),
  ),
  'its page behind an opaque cover that lets taps through': withHeading(
    cover('inset:80px 0 0;z-index:99999;background:linear-gradient(#fff,#eee) 0 0/cover;pointer-events:none'),
  ),
  'its page behind a pseudo-element that lets taps through': withHeading(
    inserted(
      'main::after{content:"";position:fixed;inset:80px 0 0;z-index:99999;background:#fff;pointer-events:none!important}',
    ),
  ),
  'the page behind frosted glass': withHeading(
    cover('inset:0;z-index:99999;backdrop-filter:blur(60px);pointer-events:none'),
  ),
  'the page behind a popover that lets taps through': withHeading(
    `const cover = document.createElement('div'); cover.popover = 'manual'; document.body.append(cover); cover.showPopover();
    cover.style.cssText = 'inset:0;width:100vw;height:100vh;border:0;background:#fff;pointer-events:none!important';`,
  ),
  'the menu behind an opaque cover that lets taps through': withHeading(
    cover('inset:0 0 auto;height:90px;z-index:99999;background:#fff;pointer-events:none'),
  ),
  'the main part by a size in which nothing can be read': withHeading(inserted('main{scale:.07!important}')),
  'all text by the size of its unit': withHeading(inserted('html{font-size:1px!important}')),
  'the main part by its height': withHeading(
    inserted(
      'main{flex:none!important;min-height:0!important;height:0!important;padding:0!important;overflow:hidden!important}',
    ),
  ),
  'the main part by the old way to clip': withHeading(
    inserted('main{position:absolute!important;clip:rect(0,0,0,0)!important}'),
  ),
  'the main part by the filter of a picture': withHeading(inserted('main{filter:url(#none)!important}')),
  'the page from taps': withHeading(inserted('*{pointer-events:none!important}')),
};

/** Runs in the page: draws attention to a release as libraries for dialogs do, beside the root. */
const MODAL = `const modal = document.createElement('div'); modal.setAttribute('role', 'presentation');
  modal.style.cssText = 'position:fixed;inset:0;z-index:99999';
  const backdrop = document.createElement('div'); backdrop.style.cssText = 'position:fixed;inset:0;background:#0008';
  const dialog = document.createElement('div'); dialog.setAttribute('role', 'dialog'); dialog.textContent = 'Really?';
  dialog.style.cssText = 'position:fixed;inset:40% 20% auto;background:#fff;color:#000';
  modal.append(backdrop, dialog); document.body.append(modal);`;

async function expectMenu(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'NaijaAgents', exact: true })).toBeVisible();
}

for (const [what, fault] of Object.entries(HIDING))
  test(`a release that hides ${what} gives way to the previous one in the same load, and is reported`, async ({
    page,
    publishBad,
  }) => {
    const version = await publishBad(fault);
    const reports = reportsOf(page);
    await page.goto('/login');
    await page.evaluate(() => Object.assign(globalThis, { isSameLoad: true }));
    await expectPreviousRelease(page);
    expect(await page.evaluate(() => 'isSameLoad' in globalThis)).toBe(true);
    await expect.poll(() => reports).toContainEqual(failureOf(version, 'hidden'));
  });

test('a release that hides everything by a linked sheet gives way to the previous one', async ({
  page,
  publishBad,
}) => {
  await page.route('**/remotes/hide.css', (route) => route.fulfill({ contentType: 'text/css', body: ALL }));
  const link = `const link = document.createElement('link'); link.rel = 'stylesheet'; link.href = '/remotes/hide.css'; document.head.prepend(link);`;
  await publishBad(withHeading(link));
  await page.goto('/login');
  await expectPreviousRelease(page);
});

test('a release that keeps hiding everything ends in a dialog that the visitor can read and use', async ({
  page,
  publishBad,
}) => {
  const again = `setInterval(() => { ${sheet(ALL)} document.documentElement.style.setProperty('display', 'none', 'important'); }, 200);`;
  const version = await publishBad(withHeading(again));
  await page.goto('/login');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${REMOTE} ${version}`);
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expectPreviousRelease(page);
});

const TORN = {
  'removes the document element': 'document.documentElement.remove();',
  'removes the head, with all styles': 'document.head.remove();',
  'empties the document': 'document.open();',
};

for (const [what, code] of Object.entries(TORN))
  test(`a release that ${what} ends in a dialog that the visitor can read and use`, async ({
    page,
    publishBad,
  }) => {
    const version = await publishBad(withHeading(`setTimeout(() => { ${code} }, 1_000);`));
    const reports = reportsOf(page);
    await page.goto('/login');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`${REMOTE} ${version}`);
    await expect.poll(() => reports).toContainEqual(failureOf(version, 'hidden'));
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expectPreviousRelease(page);
  });

test('a release that locks scrolling, as for a dialog, does not keep it locked for the page of another remote', async ({
  page,
  publishBad,
}) => {
  await publishBad(
    withHeading(`document.body.style.cssText = 'overflow:hidden;position:fixed';
      document.documentElement.style.overflow = 'hidden'; document.getElementById('root').setAttribute('aria-hidden', 'true');`),
  );
  await openWatched(page, '/login');
  await expect(page.locator('body')).toHaveCSS('position', 'fixed');
  await page.locator('#root > header a').first().click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('position', 'static');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

const HARMLESS = {
  'body{display:none!important}': withGlobalStyle('body { display: none !important }'),
  'html{visibility:hidden!important}': withHeading(sheet('html{visibility:hidden!important}')),
  '#root > header{opacity:0!important}': withHeading(inserted('#root > header{opacity:0!important}')),
};

for (const [what, fault] of Object.entries(HARMLESS))
  test(`a release that declares ${what} hides nothing of the shell or of itself`, async ({
    page,
    publishBad,
  }) => {
    await publishBad(fault);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Bad' })).toBeVisible();
    await expectMenu(page);
    await expect(page.locator('#root > header')).toHaveCSS('opacity', '1');
  });

test('a release that resets all styles does not show their text', async ({ page, publishBad }) => {
  await publishBad(withHeading(sheet('*{all:initial!important}')));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Bad' })).toBeVisible();
  const shown = await page.evaluate(() => document.documentElement.innerText);
  expect(shown).toContain('Bad');
  expect(shown).not.toMatch(/[{}]/);
});

const page = (props: string, code = '') =>
  releaseOf(code, `() => h('section', { children: [h('h1', { children: 'New' }), ${props}] })`);

/** Stays invisible for longer than a hidden page would be let be. */
const FADE = `ref: (node) => { node?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 9_000, easing: 'steps(1, end)' }); }`;

const HEALTHY = {
  'fades in': releaseOf('', `() => h('section', { ${FADE}, children: h('h1', { children: 'New' }) })`),
  'shows a banner of its own over everything below the menu': page(
    `h('div', { style: { position: 'fixed', inset: '90px 0 0', background: '#fff' }, children: 'Cookies?' })`,
  ),
  'has a link over all of it': page(
    `h('a', { href: '/', 'aria-label': 'All', style: { position: 'fixed', inset: '90px 0 0' } })`,
  ),
  'opens a dialog beside the root': page('null', inBrowser(`setTimeout(() => { ${MODAL} }, 1_000);`)),
  'has decorations over and behind it that let taps through': page(
    `h('div', { style: { position: 'fixed', inset: 0, zIndex: 9, pointerEvents: 'none', background: 'linear-gradient(transparent, #fff)' } }),
     h('div', { style: { position: 'fixed', inset: 0, zIndex: -1, pointerEvents: 'none', background: '#eee' } }),
     h('div', { style: { position: 'fixed', inset: '90px 0 50%', zIndex: 9, pointerEvents: 'none', background: '#fff' }, children: 'Saved' })`,
  ),
  'has decorations over all of it through which the page shows': page(
    [
      `background: '#fff', mixBlendMode: 'multiply'`,
      `background: '#000', WebkitMaskImage: 'radial-gradient(transparent 70%, #000)'`,
      `backdropFilter: 'blur(20px)', WebkitMaskImage: 'linear-gradient(transparent 80%, #000)'`,
      `background: 'linear-gradient(#ccc, #ccc) 0 0 / 100% 1px no-repeat'`,
      `background: 'url("data:image/svg+xml,<svg xmlns=\\'http://www.w3.org/2000/svg\\' fill=\\'rgb(0,0,0)\\'/>")'`,
    ]
      .map(
        (style) =>
          `h('div', { style: { position: 'fixed', inset: 0, zIndex: 9, pointerEvents: 'none', ${style} } })`,
      )
      .join(),
  ),
  'is shown through the filter of a picture, as by an extension for people with low vision': page(
    'null',
    inBrowser(`document.documentElement.style.filter = 'url("#contrast")';`),
  ),
  'begins with a closed tab of a thousand texts': releaseOf(
    '',
    `() => h('div', { children: [h('div', { style: { display: 'none' }, children: Array.from({ length: 1_500 }, (_, index) =>
      h('p', { children: 'Text ' + index })) }), h('h1', { children: 'New' })] })`,
  ),
  'shows its text in a part that scrolls': page(
    `h('div', { style: { height: '90px', overflow: 'auto' }, children: h('p', { style: { marginTop: '600px' }, children: 'Text' }) })`,
  ),
  'is empty': releaseOf('', `() => h('h1', { hidden: true, children: 'New' })`),
  'draws letters by a background': page(
    `h('p', { style: { color: 'transparent', background: 'linear-gradient(red, blue) text' }, children: 'Text' })`,
  ),
  'waits with a spinner': releaseOf(
    '',
    `() => h('section', { children: [h('h1', { style: { visibility: 'hidden' }, children: 'New' }),
      h('i', { style: { display: 'block', width: '40px', height: '40px', border: '4px solid' },
        ref: (node) => { node?.animate([{ rotate: '0deg' }, { rotate: '1turn' }], { duration: 900, iterations: Infinity }); } })] })`,
  ),
};

/** Lets a minute pass for the page, in which it is checked a dozen times. */
async function passAMinute(page: Page): Promise<void> {
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
}

test('a release that hides its page is reported within that minute', async ({ page, publishBad }) => {
  await page.clock.install();
  const version = await publishBad(HIDING['all elements by an adopted sheet']);
  const reports = reportsOf(page);
  await openWatched(page, '/login');
  await passAMinute(page);
  await expect.poll(() => reports).toContainEqual(failureOf(version, 'hidden'));
});

for (const [what, fault] of Object.entries(HEALTHY))
  test(`a release whose page ${what} is left alone`, async ({ page, publishBad }) => {
    await page.clock.install();
    await publishBad(fault);
    const reports = reportsOf(page);
    await openWatched(page, '/login');
    await passAMinute(page);
    await expect(page.locator('main :is(h1, section)').first()).toHaveText(/New/);
    expect(reports).toEqual([]);
  });

const SITUATIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'is printed': (page) => page.emulateMedia({ media: 'print' }),
  'has forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'has a small window': (page) => page.setViewportSize({ width: 320, height: 120 }),
  'is zoomed': (page) => page.evaluate(() => Object.assign(document.documentElement.style, { zoom: '4' })),
  'is scrolled': (page) => page.mouse.wheel(0, 2_000),
  'is behind the app menu': (page) => page.getByRole('button', { name: 'App' }).click(),
};

for (const [what, change] of Object.entries(SITUATIONS))
  test(`a page that ${what} is left alone`, async ({ page, publishBad }) => {
    await page.clock.install();
    await publishBad(releaseWithButton());
    const reports = reportsOf(page);
    await openWatched(page, '/login');
    await change(page);
    await passAMinute(page);
    await expect(page.locator('main')).toHaveText('New');
    expect(reports).toEqual([]);
  });
