/** So many navigations within so many milliseconds are a loop. */
interface Rate {
  readonly count: number;
  readonly withinMs: number;
}

/** How long a navigation may take to answer a tap or key; as long as Chromium lets a tap open a window. */
export const ACTIVE_MS = 5_000;

/**
 * Pages of the app that a script opened while the visitor did nothing. A page makes up to three as it opens (parameters
 * taken from the address, a page for who is logged in); two pages that lead to each other make hundreds.
 */
export const MAX_CHANGES: Rate = { count: 10, withinMs: 10_000 };

/**
 * Documents that a script loaded while the visitor did nothing. The product itself loads one, after an update. On the
 * slowest devices that we serve a page loads in 10 s.
 */
export const MAX_LOADS: Rate = { count: 5, withinMs: 60_000 };

/** Between two looks at the menu. A look takes a hit test, and a layout if one is due. */
export const LOOK_MS = 5_000;

/** Between looks at a menu that was hidden at the last one. */
export const LOOK_AGAIN_MS = 1_500;

/** Looks in a row that find the menu hidden, 4.5 s: longer than transitions, page loads and rotations of the screen take. */
export const HIDDEN_LOOKS = 4;
