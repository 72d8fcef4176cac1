import { expect, type BrowserContext, type Page } from '@playwright/test';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';

/** When a page is translated: as it arrives, for a visitor who always has it translated, or once it answers by itself. */
export type TranslatedFrom = 'arrival' | 'live';

interface TranslatedPage {
  /** Texts that the page has changed and that its visitor has not seen change. */
  staleTexts?: () => string[];
}

/** Translates every page of a context, as the translator of Chrome does. */
export async function translatePages(
  context: BrowserContext | Page,
  from: TranslatedFrom = 'live',
): Promise<void> {
  await context.addInitScript(translate, [from, RENDERED_PAGE.releaseMeta] as const);
}

/** Expects that whatever the page has changed since it was translated can be seen. */
export async function expectNothingStale(page: Page): Promise<void> {
  const stale = await page.evaluate(() => (globalThis as TranslatedPage).staleTexts?.());
  expect(stale, 'texts that the translator has replaced, and the page then changed in vain').toEqual([]);
}

/**
 * Runs in the page. The translator replaces each text node by a translation in two `<font>` elements, and does so again with
 * whatever is added or changed; React still holds the nodes that were replaced. The translation of a page that arrives is in
 * capitals, as hydration reads the text; otherwise it is the text itself, so that tests find it.
 */
export function translate([from, releaseMeta]: readonly [TranslatedFrom, string]): void {
  const FONT: string = 'font';
  const LEFT_OUT = 'font, script, style, noscript, textarea, code, svg, [translate=no], .notranslate';
  const replaced = new Map<Text, { text: string; font: HTMLElement }>();
  const replace = (text: Text) => {
    if (text.parentElement?.closest(LEFT_OUT) !== null || text.data === '') return;
    const font = document.createElement(FONT);
    font.append(document.createElement(FONT));
    font.firstElementChild?.append(from === 'arrival' ? text.data.toUpperCase() : text.data);
    text.replaceWith(font);
    replaced.set(text, { text: text.data, font });
  };
  const replaceBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const text of found) replace(text as Text);
  };
  const begin = () => {
    document.documentElement.classList.add('translated-ltr');
    replaceBelow(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') replaceBelow(target);
        else addedNodes.forEach(replaceBelow);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  (globalThis as TranslatedPage).staleTexts = () =>
    [...replaced]
      .filter(([now, { text, font }]) => now.data !== text && font.isConnected)
      .map(([now, { text }]) => `${text} -> ${now.data}`);
  const isRendered = () => document.querySelector(`meta[name="${releaseMeta}"]`) !== null;
  const start = () => {
    if (from === 'live' && isRendered()) document.addEventListener('naija:live', begin, { once: true });
    else begin();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/**
 * Runs in the page. Changes it as password managers do before its code has come: elements beside each field, and attributes of
 * their own.
 */
export function extendFields(): void {
  const icon = () => {
    const element = document.createElement('div');
    element.dataset['extension'] = '';
    element.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    return element;
  };
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const field of document.querySelectorAll<HTMLInputElement>(
    '#root :is(input, textarea):not([type=hidden])',
  )) {
    field.setAttribute('data-lpignore', 'true');
    field.before(icon());
    field.after(icon());
    field.parentElement?.prepend(icon());
  }
}
