import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { Page, PageImage } from './page.ts';
import { escapeMarkup, scriptJson } from '../../../platform/http/markup-text.ts';

const SCHEMA_ORG = 'https://schema.org';

/** The elements of `head` that tell search engines and messengers about a page; `origin` makes addresses absolute. */
export function renderHead(page: Page, origin: string): string {
  const { title, description, path, kind, image, data } = page;
  const address = path === undefined ? undefined : origin + path;
  const isListed = address !== undefined && page.hidden !== true;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', description),
    isListed ? '' : named('robots', 'noindex'),
    address === undefined ? '' : `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    property('og:title', title),
    property('og:description', description),
    property('og:type', kind),
    address === undefined ? '' : property('og:url', address),
    property('og:site_name', PRODUCT_NAME),
    property('og:locale', 'en_NG'),
    ...picture(image, origin),
    data.length === 0 ? '' : dataBlock({ '@context': SCHEMA_ORG, '@graph': data }),
  ]
    .filter((element) => element !== '')
    .join('\n    ');
}

function picture({ path, width, height, alt }: PageImage, origin: string): string[] {
  return [
    property('og:image', origin + path),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    named('twitter:card', width > height ? 'summary_large_image' : 'summary'),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}" />`;
}

/** Never run by a browser, and so not stopped by the policy against scripts in pages. */
function dataBlock(value: unknown): string {
  return `<script type="application/ld+json">${scriptJson(value)}</script>`;
}
