import { useEffect, type RefObject } from 'react';

/** How much of the results has to be in view, in CSS pixels: a heading and the beginning of a card. */
const GLIMPSE = 160;

/**
 * Brings a search to the top of the screen when its results would appear where nobody sees them: below the fold, or
 * under the keyboard of a phone. Only while the visitor is typing in it.
 */
export function useResultsInView(
  query: string,
  section: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const isTyping = section.current?.contains(document.activeElement) ?? false;
    if (query === '' || !isTyping || !results.current) return;
    const seen = window.visualViewport?.height ?? window.innerHeight;
    if (results.current.getBoundingClientRect().top > seen - GLIMPSE)
      section.current?.scrollIntoView({ block: 'start' });
  }, [query, section, results]);
}
