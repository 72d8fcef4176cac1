import type { Page } from '@playwright/test';

export interface Shown {
  /** Text of the comment field while the page said the draft was saved. */
  draft: string;
  /** Comments listed as saved, sending or sent. */
  posted: string[];
}

/** Reports what each frame of the page shows as saved, whenever that changes. */
export async function watchStatus(page: Page, seen: (shown: Shown) => void): Promise<void> {
  await page.exposeFunction('onStatusShown', seen);
  await page.addInitScript(() => {
    const matches = (element: Element, pattern: RegExp) => pattern.test(element.textContent);
    let last = '';
    let standing = '';
    const look = () => {
      const isDraftSaved = [...document.querySelectorAll('p')].some((line) => matches(line, /^Draft saved/));
      const marked = [...document.querySelectorAll('main li')].filter((item) =>
        matches(item, /Saved on this device|Sending|Sent/),
      );
      const before = standing;
      standing = isDraftSaved ? (document.querySelector('textarea')?.value ?? '') : '';
      const shown = {
        // The field changes one frame before the notice does.
        draft: standing === before ? standing : '',
        posted: marked.flatMap(({ textContent }) => textContent.match(/Kill \d+: [a-z ]+\./g) ?? []),
      };
      const now = JSON.stringify(shown);
      if (now !== last)
        (window as unknown as { onStatusShown: (shown: unknown) => void }).onStatusShown(shown);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
