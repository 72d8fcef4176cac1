import { expect, type Page } from '@playwright/test';
import { watchConsole } from '../console-messages.ts';
import type { Visitor } from './visitor.ts';

/** A visitor in a browser that Playwright drives. @param isExpected whether a console message is known and harmless */
export function pageVisitor(page: Page, isExpected: (line: string) => boolean = () => false): Visitor {
  const noise = watchConsole(page);
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async seesText(text) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    },
    press: (what, name) =>
      page.getByRole(what, { name, exact: true }).filter({ visible: true }).first().click(),
    async fill(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await field.clear();
      // React ignores values that are set in any other way in Firefox.
      await field.pressSequentially(text);
    },
    evaluate: (expression) => page.evaluate(expression),
    get noise() {
      return noise.filter((line) => !isExpected(line));
    },
    close: () => page.context().close(),
  };
}
