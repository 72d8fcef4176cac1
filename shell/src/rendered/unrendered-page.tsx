import { createRoot, type RootOptions } from 'react-dom/client';
import { GlobalStyle, type Elements } from '@naija/ui';
import { announceLive } from '../browser/page-events.ts';

/** Renders a page only in the browser. A rendered page contains the global style, so its code is needed only here. */
export function renderPage(root: Element, page: Elements, options: RootOptions): void {
  announceLive();
  createRoot(root, options).render(
    <>
      <GlobalStyle />
      {page}
    </>,
  );
}
