import { escapeMarkup } from '../../../platform/http/escaping.ts';

export interface SitemapEntry {
  address: string;
  changed?: Date | undefined;
}

const HEADING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Batches = AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>;

/** Protocol: https://www.sitemaps.org/protocol.html */
export async function* pageList(batches: Batches): AsyncGenerator<string> {
  yield `${HEADING}<urlset ${NAMESPACE}>\n`;
  for await (const batch of batches) yield batch.map((entry) => element('url', entry)).join('');
  yield '</urlset>\n';
}

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  const elements = entries.map((entry) => element('sitemap', entry)).join('');
  return `${HEADING}<sitemapindex ${NAMESPACE}>\n${elements}</sitemapindex>\n`;
}

function element(name: string, { address, changed }: SitemapEntry): string {
  const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeMarkup(address)}</loc>${time}</${name}>\n`;
}
