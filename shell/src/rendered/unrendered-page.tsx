import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { GlobalStyle } from '@naija/ui';
import { announceLive } from '../live-event.ts';

/** Renders a page in the browser alone: a rendered page brings the global style along, and no code for it. */
export function renderPage(root: Element, page: ReactNode, options: RootOptions): void {
  announceLive();
  createRoot(root, options).render(
    <>
      <GlobalStyle />
      {page}
    </>,
  );
}
