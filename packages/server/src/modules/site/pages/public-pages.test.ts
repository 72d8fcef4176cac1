import { PAGE_META, pagePaths, stateMeta } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import { findState } from '@naija/contracts/domain/states';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { ORIGIN, useSite } from '../../../../test/use-site.ts';

const site = useSite();
const lagos = findState('lagos') ?? { name: '', slug: '' };

describe('the raw HTML of a public page', () => {
  it.each([
    [pagePaths.home, PAGE_META.home],
    [pagePaths.trending, PAGE_META.trending],
    [pagePaths.about, PAGE_META.about],
    [pagePaths.location('lagos'), stateMeta(lagos)],
  ])('%s has title, description, canonical URL and link preview of its own', async (path, meta) => {
    await addAgent(site.db);
    const page = await site.read(path);
    const [title, address] = [pageTitle(meta.title), ORIGIN + path];
    expect(page).toMatchObject({ status: 200, titles: [title], canonical: [address] });
    expect(page.meta).toEqual({
      description: [meta.description],
      'og:title': [title],
      'og:description': [meta.description],
      'og:type': ['website'],
      'og:url': [address],
      'og:site_name': ['NaijaAgents'],
      'og:locale': ['en_NG'],
      'og:image': [`${ORIGIN}/share.jpg`],
      'og:image:type': ['image/jpeg'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': ['NaijaAgents: find a property agent in Nigeria'],
      'twitter:card': ['summary_large_image'],
    });
  });

  it('is otherwise the shell', async () => {
    const { html } = await site.read('/');
    expect(html).toMatch(
      /^<!doctype html>[^]*<script type="module" crossorigin src="\/assets\/index-abc.js">/,
    );
    expect(html).toContain('<div id="root"></div>');
  });

  it('offers search engines the search of the site', async () => {
    const { WebSite, Organization } = (await site.read('/')).things;
    expect(WebSite?.['potentialAction']).toMatchObject({
      target: { urlTemplate: `${ORIGIN}/trending?q={search_term_string}` },
    });
    expect(Organization).toMatchObject({ name: 'NaijaAgents', logo: `${ORIGIN}/icons/icon-512.png` });
  });

  it.each(['/trending', '/location/lagos'])('%s lists the agents in the order of the page', async (path) => {
    const few = await addAgent(site.db, { name: 'Few', totalDeals: 1 });
    const many = await addAgent(site.db, { name: 'Many', totalDeals: 9 });
    await addAgent(site.db, { name: 'Unfinished', image: null });
    await addAgent(site.db, { name: 'Elsewhere', state: 'kano' });
    const { CollectionPage } = (await site.read(path)).things;
    expect(CollectionPage?.['mainEntity']).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'Many', url: `${ORIGIN}/agent/${many.id}` },
        { position: 2, name: 'Few', url: `${ORIGIN}/agent/${few.id}` },
      ],
    });
    expect(CollectionPage?.['breadcrumb']).toMatchObject({
      itemListElement: [{ item: `${ORIGIN}/` }, { item: ORIGIN + path }],
    });
  });

  it('exists for a state without agents', async () => {
    expect(await site.read('/location/yobe')).toMatchObject({
      status: 200,
      canonical: [`${ORIGIN}/location/yobe`],
    });
  });
});
