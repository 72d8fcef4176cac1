import { createGlobalStyle } from 'styled-components';

/**
 * Print styles of a page: text in black on white, without controls. Phone links show the number in their `data-phone`. They
 * are not part of the global styles, so that the first page does not load them.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    body * {
      position: static !important;
      background: none !important;
      border-color: #767676 !important;
      box-shadow: none !important;
      color: #000 !important;
      text-shadow: none !important;
    }

    body :not(img) { overflow: visible !important; }
    html, body { background: #fff !important; }

    header, nav, footer, form, button, dialog, [role='status'] { display: none !important; }
    #comment, details:not([open]), a[href^='https://wa.me/'], a[href^='mailto:'] { display: none !important; }

    [data-phone] > svg { display: none; }
    [data-phone]::after { content: attr(data-phone); }

    h1, h2, h3, tr, li, dl > div { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    th, td { width: auto !important; min-width: 0 !important; }
    img { max-height: 6cm; }
  }
`;
