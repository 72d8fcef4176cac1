import { PAGE_META, type PageMeta } from '@naija/contracts/domain/pages';
import { pageTitle, PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { Thing } from './json-ld.ts';

/** A picture for messengers: a JPEG on this site, its sizes in pixels. */
export interface PageImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** What the raw HTML of a page says of it, before any script has run. */
export interface Page {
  status: 200 | 404;
  /** With the product's name. */
  title: string;
  description: string;
  /** The one path under which search engines list it; without one they are asked not to. */
  path?: string;
  /** Asks search engines not to list it, though it has a path. */
  hidden?: boolean;
  kind: 'website' | 'profile';
  image: PageImage;
  data: readonly Thing[];
}

const SHARE_IMAGE: PageImage = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: `${PRODUCT_NAME}: find a property agent in Nigeria`,
};
const NOT_FOUND: PageMeta = { title: 'Page not found', description: 'There is no page at this address.' };

/** A page for everybody, under its path. */
export function publicPage(path: string, meta: PageMeta, data: readonly Thing[]): Page {
  return { status: 200, ...titled(meta), path, kind: 'website', image: SHARE_IMAGE, data };
}

/** The page for something that does not exist: any address, unless told what was looked for. */
export function missingPage(meta: PageMeta = NOT_FOUND): Page {
  return { status: 404, ...titled(meta), kind: 'website', image: SHARE_IMAGE, data: [] };
}

/** A page that another team owns, of which nothing is known but that it exists and what the team calls it. */
export function unknownPage(name?: string): Page {
  const { description } = PAGE_META.home;
  const title = name === undefined ? PRODUCT_NAME : pageTitle(name);
  return { status: 200, title, description, kind: 'website', image: SHARE_IMAGE, data: [] };
}

function titled({ title, description }: PageMeta): PageMeta {
  return { title: pageTitle(title), description };
}
