import { useEffect, type RefObject } from 'react';

/** How much of the results must be visible: a heading and the top of a card. */
const MIN_VISIBLE_PX = 160;

/** While the visitor types, scrolls results into view that are below the fold or under the on-screen keyboard. */
export function useScrollToResults(
  query: string,
  section: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const isTyping = section.current?.contains(document.activeElement) ?? false;
    if (query === '' || !isTyping || !results.current) return;
    const viewHeight = window.visualViewport?.height ?? window.innerHeight;
    if (results.current.getBoundingClientRect().top > viewHeight - MIN_VISIBLE_PX)
      section.current?.scrollIntoView({ block: 'start' });
  }, [query, section, results]);
}
