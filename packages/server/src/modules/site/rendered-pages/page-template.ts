import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';

/** Built index.html without the parts that a rendered page replaces. */
export interface PageTemplate {
  /** Text before title and description. */
  start: string;
  head: string;
  body: string;
  end: string;
  main: string;
  preloads: readonly string[];
}

const ATTRIBUTES = String.raw`(?:\s[^>]*)?`;
const TITLE = /<title>[^<]*<\/title>/i;
const DESCRIPTION = /<meta name="description"[^>]*>\s*/i;
const MAIN = new RegExp(String.raw`<script type="module"${ATTRIBUTES}\ssrc="([^"]+)"[^>]*></script>\s*`);
const MODULE_PRELOAD = new RegExp(
  String.raw`<link rel="modulepreload"${ATTRIBUTES}\shref="([^"]+)"[^>]*>\s*`,
  'g',
);
const FETCH_PRELOAD = /<link rel="preload" as="fetch"[^>]*>\s*/g;
const STYLE = /<style>[^<]*<\/style>\s*/g;
const NO_SCRIPT = /<noscript>[^]*?<\/noscript>\s*/g;
const HEAD_END = '</head>';
const ROOT = '<div id="root">';
// A built page has only the frame in its body
const FRAME = /^[^]*<\/div>/;

/** Undefined for a page that was not built by the shell. */
export function readPageTemplate(html: string): PageTemplate | undefined {
  const main = MAIN.exec(html)?.[1];
  const preloads = [...html.matchAll(MODULE_PRELOAD)].flatMap(([link, file = '']) =>
    link.includes(RENDERED_PAGE.unrenderedAttribute) ? [] : [file],
  );
  const bare = [DESCRIPTION, MAIN, MODULE_PRELOAD, FETCH_PRELOAD, STYLE, NO_SCRIPT].reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  );
  const [start = '', afterTitle = ''] = bare.split(TITLE, 2);
  const [head = '', afterHead = ''] = afterTitle.split(HEAD_END, 2);
  const [body, afterRoot] = afterHead.split(ROOT, 2);
  if (main === undefined || body === undefined || afterRoot === undefined) return undefined;
  return {
    start,
    head,
    body: HEAD_END + body + ROOT,
    end: afterRoot.replace(FRAME, '</div>'),
    main,
    preloads,
  };
}
