import type { RefObject } from 'react';
import type { Location } from 'react-router-dom';
import { useInterest } from '../interest/use-interest.ts';
import { useHeadingFocus } from './heading-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface NavigationProps {
  readonly main: RefObject<HTMLElement | null>;
  /** Where the visitor was at first: he may have followed a link since. */
  readonly first: Location;
}

/** Moves focus and scroll position with the pages, and counts visits of profiles. */
export function Navigation({ main, first }: NavigationProps) {
  useHeadingFocus(main, first.pathname);
  useScrollRestoration(first);
  useInterest();
  return null;
}
