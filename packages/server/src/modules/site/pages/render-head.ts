import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { Page, PageImage } from './page.ts';
import { escapeMarkup, escapeScriptJson } from '../../../platform/http/escaping.ts';

const SCHEMA_ORG = 'https://schema.org';

export function renderHead(page: Page, origin: string): string {
  const { title, description, path, kind, image, data } = page;
  const canonical = path === undefined ? undefined : origin + path;
  const address = page.address === undefined ? canonical : origin + page.address;
  const isListed = canonical !== undefined && page.hidden !== true;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    metaName('description', description),
    isListed ? '' : metaName('robots', 'noindex'),
    // Browsers share the canonical address, which lacks the words of a search.
    isListed ? `<link rel="canonical" href="${escapeMarkup(canonical)}" />` : '',
    metaProperty('og:title', title),
    metaProperty('og:description', description),
    metaProperty('og:type', kind),
    address === undefined ? '' : metaProperty('og:url', address),
    metaProperty('og:site_name', PRODUCT_NAME),
    metaProperty('og:locale', 'en_NG'),
    ...imageProperties(image, origin),
    data.length === 0 ? '' : jsonLdScript({ '@context': SCHEMA_ORG, '@graph': data }),
  ]
    .filter((element) => element !== '')
    .join('\n    ');
}

function imageProperties({ path, width, height, alt }: PageImage, origin: string): string[] {
  return [
    metaProperty('og:image', origin + path),
    /\.jpg$/.test(path) ? metaProperty('og:image:type', 'image/jpeg') : '',
    metaProperty('og:image:width', String(width)),
    metaProperty('og:image:height', String(height)),
    alt === '' ? '' : metaProperty('og:image:alt', alt),
    metaName('twitter:card', width > height ? 'summary_large_image' : 'summary'),
  ];
}

function metaName(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}" />`;
}

function metaProperty(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}" />`;
}

function jsonLdScript(value: unknown): string {
  return `<script type="application/ld+json">${escapeScriptJson(value)}</script>`;
}
