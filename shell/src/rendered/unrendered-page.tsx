import { createRoot, type RootOptions } from 'react-dom/client';
import { GlobalStyle, type Elements } from '@naija/ui';
import { announceLive } from '../browser/page-events.ts';

/** Renders a page in the browser alone: a rendered page brings the global style along, and no code for it. */
export function renderPage(root: Element, page: Elements, options: RootOptions): void {
  announceLive();
  createRoot(root, options).render(
    <>
      <GlobalStyle />
      {page}
    </>,
  );
}
