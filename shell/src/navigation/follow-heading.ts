/** How long a page may take to show its heading, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Moves the focus to the heading of a new page as soon as it is there, so that a screen reader reads it and the
 * next Tab goes on from the top of the page. Where the heading is replaced, as when what was loading has come,
 * the focus follows unless the visitor has moved on.
 * @returns a function that ends it
 */
export function followHeading(main: HTMLElement): () => void {
  let focused: Element | undefined;
  const follow = () => {
    const heading = main.querySelector('h1');
    if (!heading || heading === focused) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (focused && !lost) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) focused = heading;
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { childList: true, subtree: true });
  follow();
  const timer = setTimeout(() => {
    observer.disconnect();
  }, PATIENCE);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
