import { expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import type { Visitor } from './visitor.ts';

/** Finds what has an accessible name: from a label, from its own attribute or from what stands in it. */
const FIND = `const [selector, name] = arguments;
const words = (element) => element.textContent.replaceAll(/\\s+/g, ' ').trim();
const nameOf = (element) =>
  element.getAttribute('aria-label') ?? (element.labels?.length ? words(element.labels[0]) : words(element));
return [...document.querySelectorAll(selector)].find(
  (element) => element.checkVisibility() && nameOf(element) === name) ?? null;`;

/** Milliseconds until what a visitor looks for must be there. */
const PATIENCE = 40_000;

const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input, textarea, select',
};

/** A visitor in a browser that speaks WebDriver. */
export function visitorOf(driver: WebDriver): Visitor {
  const find = async (what: keyof typeof SELECTORS, name: string): Promise<WebElement> => {
    const look = () => driver.executeScript<WebElement | null>(FIND, SELECTORS[what], name);
    const found = await driver.wait(look, PATIENCE, `no ${what} "${name}"`);
    if (!found) throw new Error(`no ${what} "${name}"`);
    return found;
  };
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    async sees(text) {
      // A page that is just being left or opened has no text.
      await expect(async () => {
        const shown = await driver.executeScript<string>('return document.body?.innerText ?? ""');
        expect(shown, `"${text}"`).toContain(text);
      }).toPass({ timeout: PATIENCE });
    },
    async press(what, name) {
      const element = await find(what, name);
      // As a finger does it wherever the page stands; WebKit's own way misses what a bar covers.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    async fill(label, text) {
      const field = await find('field', label);
      await field.clear();
      await field.sendKeys(text);
    },
    async ask<Value>(expression: string) {
      const answer = await driver.executeAsyncScript<{ value: Value } | { error: string }>(
        `const done = arguments[arguments.length - 1];
        (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    },
    leave: () => driver.quit(),
  };
}
