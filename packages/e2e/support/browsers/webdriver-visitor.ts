import { expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import type { Visitor } from './visitor.ts';

/** Finds an element by its accessible name. */
const FIND = `const [selector, name] = arguments;
const words = (element) => element.textContent.replaceAll(/\\s+/g, ' ').trim();
const nameOf = (element) =>
  element.getAttribute('aria-label') ?? (element.labels?.length ? words(element.labels[0]) : words(element));
return [...document.querySelectorAll(selector)].find(
  (element) => (element.checkVisibility?.() ?? element.getClientRects().length > 0) && nameOf(element) === name) ?? null;`;

const TIMEOUT_MS = 40_000;

const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input, textarea, select',
};

export function visitorOf(driver: WebDriver): Visitor {
  const find = async (what: keyof typeof SELECTORS, name: string): Promise<WebElement> => {
    const look = () => driver.executeScript<WebElement | null>(FIND, SELECTORS[what], name);
    const found = await driver.wait(look, TIMEOUT_MS, `no ${what} "${name}"`);
    if (!found) throw new Error(`no ${what} "${name}"`);
    return found;
  };
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    async seesText(text) {
      // A page has no text while it navigates.
      await expect(async () => {
        const shown = await driver.executeScript<string>('return document.body?.innerText ?? ""');
        expect(shown, `"${text}"`).toContain(text);
      }).toPass({ timeout: TIMEOUT_MS });
    },
    async press(what, name) {
      const element = await find(what, name);
      // WebKit's own scrolling leaves elements under sticky bars.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    async fill(label, text) {
      const field = await find('field', label);
      await field.clear();
      await field.sendKeys(text);
    },
    async evaluate<Value>(expression: string) {
      const result = await driver.executeAsyncScript<{ value: Value } | { error: string }>(
        `const done = arguments[arguments.length - 1];
        (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if ('error' in result) throw new Error(result.error);
      return result.value;
    },
    noise: undefined,
    close: () => driver.quit(),
  };
}
