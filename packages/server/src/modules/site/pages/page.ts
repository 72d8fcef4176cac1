import { PAGE_META, type PageMeta } from '@naija/contracts/domain/pages';
import { pageTitle, PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { Thing } from './json-ld.ts';
import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

const PROTOCOLS = ['http', 'https'];

/** Default: the validated Host of the request. */
export function publicOrigin({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  return PROTOCOLS.includes(protocol) && HOST.test(host) ? `${protocol}://${host}` : 'http://localhost';
}

export interface PageImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

export interface Page {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Canonical path; a page without one is not indexed. */
  path?: string;
  /** Path and query for previews, if they differ from the canonical path. */
  address?: string;
  /** True if the page is not indexed despite its path. */
  hidden?: boolean;
  /** True if only its remote knows the page, whose rendering then completes it. */
  isForeign?: boolean;
  kind: 'website' | 'profile';
  image: PageImage;
  topics?: readonly string[];
  data: readonly Thing[];
}

const DEFAULT_IMAGE: PageImage = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: `${PRODUCT_NAME}: find a property agent in Nigeria`,
};
const NOT_FOUND: PageMeta = { title: 'Page not found', description: 'There is no page at this address.' };

export function publicPage(path: string, meta: PageMeta, data: readonly Thing[]): Page {
  return { status: 200, ...titled(meta), path, kind: 'website', image: DEFAULT_IMAGE, data };
}

export function missingPage(meta: PageMeta = NOT_FOUND): Page {
  return { status: 404, ...titled(meta), kind: 'website', image: DEFAULT_IMAGE, data: [] };
}

/** A page of which the server knows only the title in its release, until it has rendered it. */
export function foreignPage(name?: string): Page {
  const { description } = PAGE_META.home;
  const title = name === undefined ? PRODUCT_NAME : pageTitle(name);
  return {
    status: 200,
    title,
    description,
    isForeign: true,
    kind: 'website',
    image: DEFAULT_IMAGE,
    data: [],
  };
}

export function titled({ title, description }: PageMeta): PageMeta {
  return { title: pageTitle(title), description };
}
