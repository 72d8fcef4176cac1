import { pageTitle } from '@naija/contracts/domain/product';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { ORIGIN, useSite } from '../../../../test/use-site.ts';

const site = useSite();

beforeEach(async () => {
  await addAgent(site.db, { name: 'Bola Ade', state: 'kano', inspectionFee: 5_000, totalDeals: 60 });
  await addAgent(site.db, { name: 'Bola Obi', state: 'kano', inspectionFee: 20_000 });
  await addAgent(site.db, { name: 'Eze Obi', state: 'lagos', inspectionFee: 20_000 });
});

describe('a link to a list that was searched or filtered', () => {
  it.each([
    ['/location/kano?maxFee=10000', '1 agent in Kano up to ₦10,000'],
    ['/location/kano?maxFee=2000&minDeals=50', 'No agents in Kano up to ₦2,000, with at least 50 deals'],
    ['/trending?q=bola', '2 matches for “bola”'],
    ['/trending?q=zzzzqqq', 'No matches for “zzzzqqq”'],
    ['/?q=Kano&sort=fee', '2 agents in Kano, lowest fee first'],
    ['/trending?maxFee=10000', 'No agents in Lagos up to ₦10,000'],
    ['/location/lagos?q=kano', '2 agents in Kano'],
    ['/location/kano?page=2&cursor=abc', '2 agents in Kano, page 2'],
    ['/?page=3&cursor=abc', '1 agent in Lagos, page 3'],
    ['/?q=yobe', 'No agents in Yobe'],
  ])('%s says what it is in title, description and preview', async (path, title) => {
    const { titles, meta, things } = await site.read(path);
    expect([titles, meta['og:title']]).toEqual([[pageTitle(title)], [pageTitle(title)]]);
    expect(meta['description']?.[0]).toContain(`${title}. `);
    expect(meta['og:description']).toEqual(meta['description']);
    expect(meta['og:url']).toEqual([ORIGIN + path]);
    expect(things).toEqual({});
  });

  it('leads to what was understood of its address', async () => {
    const { meta } = await site.read('/location/kano?maxFee=10000&utm_source=x&sort=price');
    expect(meta['og:url']).toEqual([`${ORIGIN}/location/kano?maxFee=10000`]);
  });

  it.each(['/location/kano?page=2&cursor=abc', '/?page=3&cursor=abc'])(
    'is not indexed beyond its first page, as at %s',
    async (path) => {
      const { meta, canonical } = await site.read(path);
      expect([meta['robots'], canonical]).toEqual([['noindex'], []]);
    },
  );

  it.each([
    ['markup', '</title><script>alert(1)</script>'],
    ['quotes', `"zzqqq" & 'qqzzz'`],
    ['replacement patterns', "$& $' $$"],
  ])('escapes %s', async (_, query) => {
    const { html, titles } = await site.read(`/trending?q=${encodeURIComponent(query)}`);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toContain(query.slice(0, 40));
    expect(html).not.toContain('<script>alert');
  });

  it.each(['x'.repeat(101), '\u0000', ' '])('has its own title with the text %j', async (text) => {
    const query = new URLSearchParams({ q: text }).toString();
    const { status, titles } = await site.read(`/trending?${query}`);
    expect([status, titles]).toEqual([200, [pageTitle('Trending agents in Lagos')]]);
  });
});
