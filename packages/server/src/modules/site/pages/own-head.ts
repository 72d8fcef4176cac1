import type { Registry } from '@naija/contracts/remote/registry';
import { unescapeMarkup } from '@naija/contracts/remote/rendered-markup';
import { findRoute } from '@naija/contracts/remote/routes';
import { toSingleLine } from '../../../platform/http/escaping.ts';
import type { Page, PageImage } from './page.ts';

/** Characters; search engines show about 60 and 160. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 320;
const ADDRESS_MAX = 500;
const TAG = /<(link|meta)([^<>]*?) ?\/?>/gi;
const ATTRIBUTE = / ([^\s"'<>/=]+)="([^"]*)"/g;
/** Links that a browser loads ahead. Other elements would describe the page twice, or speak for the whole site. */
const LOADED = ['preload', 'modulepreload', 'preconnect', 'dns-prefetch', 'stylesheet'];

interface HeadElement {
  tag: string;
  name: string;
  attributes: ReadonlyMap<string, string>;
  markup: string;
}

/** The title and the elements that a release has rendered for the head, as markup. */
interface RenderedHead {
  title: string;
  head: string;
}

/** Returns the elements that a browser loads ahead. */
export function loadedElements(head: string): string {
  return elementsOf(head)
    .filter(({ attributes }) => LOADED.includes(attributes.get('rel')?.toLowerCase() ?? ''))
    .map(({ markup }) => markup)
    .join('');
}

/**
 * Completes a page that only its remote knows with what the release has rendered: title, description, preview picture, and
 * the canonical address, without which a page is not indexed. An address must be a page of the same remote, and a picture a
 * file of this site.
 */
export function withOwnHead(
  page: Page,
  { title, head }: RenderedHead,
  { registry, remote, origin }: { registry: Registry; remote: string; origin: string },
): Page {
  const elements = elementsOf(head);
  const content = (name: string) => elements.find((one) => one.name === name)?.attributes.get('content');
  const canonical = elements.filter(
    ({ tag, attributes }) => tag === 'link' && attributes.get('rel')?.toLowerCase() === 'canonical',
  );
  const href = canonical.length === 1 ? canonical[0]?.attributes.get('href') : undefined;
  const path = href === undefined ? undefined : pathOn(origin, href);
  const isOwn = path !== undefined && findRoute(registry, path.split('?', 1)[0] ?? '')?.remote === remote;
  const isHidden = /\b(?:noindex|none)\b/i.test(content('robots') ?? '');
  return {
    ...page,
    title: shorten(unescapeMarkup(title), TITLE_MAX) || page.title,
    description: shorten(content('description') ?? '', DESCRIPTION_MAX) || page.description,
    image: imageOf(content, origin) ?? page.image,
    ...(isOwn && { path, hidden: isHidden }),
  };
}

function imageOf(content: (name: string) => string | undefined, origin: string): PageImage | undefined {
  const path = pathOn(origin, content('og:image') ?? '');
  const [width, height] = ['width', 'height'].map((side) => Number(content(`og:image:${side}`)));
  if (path === undefined || path === '/' || !width || !height) return undefined;
  return { path, width, height, alt: shorten(content('og:image:alt') ?? '', DESCRIPTION_MAX) };
}

/** Path and query of an address on this site; undefined for any other. */
function pathOn(origin: string, address: string): string | undefined {
  if (address === '' || address.length > ADDRESS_MAX || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : undefined;
}

function elementsOf(head: string): HeadElement[] {
  return [...head.matchAll(TAG)].map(([markup, tag = '', text = '']) => {
    const attributes = new Map(
      [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescapeMarkup(value),
      ]),
    );
    const name = attributes.get('name') ?? attributes.get('property') ?? '';
    return { tag: tag.toLowerCase(), name: name.toLowerCase(), attributes, markup };
  });
}

/** Cuts a text at a word, and marks it as cut. */
function shorten(text: string, max: number): string {
  const line = toSingleLine(text);
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}
