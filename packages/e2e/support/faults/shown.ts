import type { Page } from '@playwright/test';

/** What a page has said is kept. */
export interface Shown {
  /** What stood in the comment's field while the page said that the draft is saved. */
  draft: string;
  /** Comments that stood in the list as saved, on their way or sent. */
  posted: string[];
}

/** Calls back with what a page shows as kept, as often as that changes, frame by frame; on all of its documents from now on. */
export async function watchShown(page: Page, seen: (shown: Shown) => void): Promise<void> {
  await page.exposeFunction('tellShown', seen);
  await page.addInitScript(() => {
    const says = (element: Element, words: RegExp) => words.test(element.textContent);
    let last = '';
    let standing = '';
    const look = () => {
      const isDraftSaved = [...document.querySelectorAll('p')].some((line) => says(line, /^Draft saved/));
      const marked = [...document.querySelectorAll('main li')].filter((item) =>
        says(item, /Saved on this device|Sending|Sent/),
      );
      const before = standing;
      standing = isDraftSaved ? (document.querySelector('textarea')?.value ?? '') : '';
      const shown = {
        // A letter stands in the field one frame before the words are about it.
        draft: standing === before ? standing : '',
        posted: marked.flatMap(({ textContent }) => textContent.match(/Kill \d+: [a-z ]+\./g) ?? []),
      };
      const now = JSON.stringify(shown);
      if (now !== last) (window as unknown as { tellShown: (shown: unknown) => void }).tellShown(shown);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
