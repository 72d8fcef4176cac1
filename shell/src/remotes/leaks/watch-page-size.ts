import { onVisibleReleaseChange, visibleRelease, type VisibleRelease } from '../visible-release.ts';
import { MAX_ELEMENTS, SIZE_CHECK_MS } from './leak-limits.ts';

/** Names the visible release, once, where it fills the page with elements. */
export function watchPageSize(onFilled: (release: VisibleRelease, elements: number) => void): void {
  const all = document.getElementsByTagName('*');
  let before = 0;
  let named: VisibleRelease | undefined;
  let wasFull = false;

  onVisibleReleaseChange(() => {
    // The frame, and what a release has left behind that is visible no more.
    if (!visibleRelease())
      before = all.length - (document.querySelector('main')?.getElementsByTagName('*').length ?? 0);
    wasFull = false;
  });
  setInterval(() => {
    const visible = visibleRelease();
    const added = all.length - before;
    const isFull = added >= MAX_ELEMENTS;
    if (visible && visible !== named && isFull && wasFull) {
      named = visible;
      onFilled(visible, added);
    }
    wasFull = isFull;
  }, SIZE_CHECK_MS);
}
