import { visibleRelease } from '../visible-release.ts';
import { reportTampering } from './on-write.ts';

/** Restores links of the header that something else than React changes, and reports the visible release. */
export function watchLinks(): void {
  const header = document.querySelector('#root > header');
  if (!header) return;
  const check = () => {
    if (!propsOf(header)) return; // It is not hydrated yet.
    const changed = [...header.querySelectorAll('a')].filter((link) => !restore(link));
    const visible = visibleRelease();
    if (changed.length === 0 || !visible) return;
    const { remote, release } = visible;
    reportTampering({ remote, version: release.metadata.version, what: 'changed links of the header' });
  };
  new MutationObserver(check).observe(header, { subtree: true, childList: true, attributeFilter: ['href'] });
  check();
}

/** @returns false if the link was changed or added */
function restore(link: HTMLAnchorElement): boolean {
  const props = propsOf(link);
  if (!props) link.remove();
  else if (typeof props['href'] === 'string' && link.getAttribute('href') !== props['href'])
    link.setAttribute('href', props['href']);
  else return true;
  return false;
}

/** Properties that React gave an element; undefined for elements of others. */
export function propsOf(element: Element): Record<string, unknown> | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  return key === undefined ? undefined : (Reflect.get(element, key) as Record<string, unknown>);
}
