import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES, TRENDING_STATE } from '@naija/contracts/domain/states';
import type { Queryable } from '../../../database/database.ts';
import { entriesFrom, idAfter, partChanges, stateChanges } from './repository.ts';
import { escapeMarkup } from '../../../platform/http/escaping.ts';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';

const ALLOWED = [agentPaths.search, commentPaths.list('')];

const DISALLOWED = [
  '/api/',
  '/dashboard',
  '/agentform',
  '/verified',
  '/set-password',
  '/restore-email',
  '/restore-phone',
  '/confirm-comment',
];

/** The longest matching path wins (RFC 9309). */
export function robotsTxt(sitemap: string): string {
  return [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}

interface SitemapEntry {
  address: string;
  changed?: Date | undefined;
}

const HEADING = '<?xml version="1.0" encoding="UTF-8"?>\n';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Batches = AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>;

/** https://www.sitemaps.org/protocol.html */
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

/** Profiles in one list, of which the protocol allows 50,000, and in one query. */
export interface SitemapSizes {
  part: number;
  batch: number;
}

export const SITEMAP_SIZES: SitemapSizes = { part: 10_000, batch: 1_000 };

export const sitemapPaths = {
  pages: '/sitemaps/pages.xml',
  remotes: '/sitemaps/remotes.xml',
  agents: (part: number | string) => `/sitemaps/agents-${String(part)}.xml`,
} as const;

export async function indexEntries(db: Queryable, origin: string, partSize: number): Promise<SitemapEntry[]> {
  const [states, parts] = await Promise.all([stateChanges(db), partChanges(db, partSize)]);
  const newest = [...states.values()].sort((a, b) => b.getTime() - a.getTime())[0];
  return [
    { address: origin + sitemapPaths.pages, changed: newest },
    ...parts.map((changed, index) => ({ address: origin + sitemapPaths.agents(index + 1), changed })),
  ];
}

export async function pageEntries(db: Queryable, origin: string): Promise<SitemapEntry[]> {
  const states = await stateChanges(db);
  return [
    { address: origin + pagePaths.home },
    { address: origin + pagePaths.trending, changed: states.get(TRENDING_STATE) },
    { address: origin + pagePaths.about },
    { address: origin + pagePaths.privacy },
    { address: origin + pagePaths.terms },
    { address: origin + pagePaths.cost },
    ...STATES.map(({ slug }) => ({
      address: origin + pagePaths.location(slug),
      changed: states.get(slug),
    })),
  ];
}

/** Reads batches, to limit memory; undefined if the part does not exist. */
export async function agentEntryBatches(
  db: Queryable,
  origin: string,
  part: number,
  sizes: SitemapSizes,
): Promise<AsyncIterable<SitemapEntry[]> | undefined> {
  const first = await idAfter(db, (part - 1) * sizes.part);
  return first === undefined ? undefined : batchesFrom(db, origin, first, sizes);
}

async function* batchesFrom(
  db: Queryable,
  origin: string,
  first: string,
  { part, batch }: SitemapSizes,
): AsyncGenerator<SitemapEntry[]> {
  let last = first;
  for (let count = 0; count < part; count += batch) {
    const rows = await entriesFrom(db, last, count === 0, batch);
    yield rows.map(({ id, updatedAt }) => ({ address: origin + pagePaths.agent(id), changed: updatedAt }));
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}
