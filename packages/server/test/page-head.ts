import { unescapeMarkup } from '@naija/contracts/remote/rendered-markup';
import type { Thing } from '../src/modules/site/pages/json-ld.ts';

/** Metadata in the raw HTML of a page. */
export interface PageHead {
  titles: string[];
  /** Contents of `meta` elements by `name` or `property`. */
  meta: Record<string, string[]>;
  canonical: string[];
  /** schema.org entities by type. */
  things: Record<string, Thing>;
}

export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string[]> = {};
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g,
  ))
    (meta[name] ??= []).push(unescapeMarkup(content));
  const things = all(head, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
    (json) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
  );
  return {
    titles: all(head, /<title>([^<]*)<\/title>/g).map(unescapeMarkup),
    meta,
    canonical: all(head, /<link rel="canonical" href="([^"]*)"/g).map(unescapeMarkup),
    things: Object.fromEntries(things.map((thing) => [String(thing['@type']), thing])),
  };
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
