import { PAGE_META } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { ORIGIN, useSite } from '../../../../test/use-site.ts';

const site = useSite();

describe('a missing page', () => {
  it.each([
    ['/agent/00000000-0000-4000-8000-000000000000', PAGE_META.unknownAgent.title],
    ['/agent/not-an-id', PAGE_META.unknownAgent.title],
    ['/agent/%00', PAGE_META.unknownAgent.title],
    ['/agent/photo.jpg', PAGE_META.unknownAgent.title],
    ['/location/texas', PAGE_META.unknownState.title],
    ['/location/la%20gos', PAGE_META.unknownState.title],
    ['/no/such/page', 'Page not found'],
    ['/agent', 'Page not found'],
  ])('%s is a 404 with a title, and is not indexed', async (path, title) => {
    const { status, titles, meta, canonical, things } = await site.read(path);
    expect([status, titles, meta['robots']]).toEqual([404, [pageTitle(title)], ['noindex']]);
    expect([canonical, things]).toEqual([[], {}]);
  });
});

describe('a page has one canonical path', () => {
  it.each([
    ['/location/Akwa%20Ibom', '/location/akwa-ibom'],
    ['/location/AKWA-IBOM?sort=fee', '/location/akwa-ibom?sort=fee'],
    ['/Location/lagos/', '/location/lagos'],
    ['/trending/', '/trending'],
    ['/cost/?price=5', '/cost?price=5'],
    ['/ABOUT', '/about'],
    ['/agent/00000000-0000-4000-8000-00000000000A/', '/agent/00000000-0000-4000-8000-00000000000a'],
  ])('%s redirects to %s', async (from, to) => {
    await addAgent(site.db, { id: '00000000-0000-4000-8000-00000000000a' });
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await site.app.inject({ method, url: from });
      expect([statusCode, headers.location]).toEqual([301, to]);
    }
  });

  it.each(['/location/lagos?sort=fee', '/trending?utm_source=x', '/?fbclid=1'])(
    '%s has the bare page as canonical URL',
    async (url) => {
      const { canonical, meta } = await site.read(url);
      expect([canonical, meta['robots']]).toEqual([[ORIGIN + (url.split('?')[0] ?? '')], undefined]);
    },
  );

  it('search results are not indexed, and have none', async () => {
    const { canonical, meta } = await site.read('/trending?sort=fee&q=lekki');
    expect([canonical, meta['robots']]).toEqual([[], ['noindex']]);
  });
});

it('a page of another team has a link preview, and is not indexed', async () => {
  const { status, titles, meta, canonical } = await site.read('/login');
  expect([status, titles, meta['robots'], canonical]).toEqual([200, ['NaijaAgents'], ['noindex'], []]);
  expect(meta['og:image']).toEqual([`${ORIGIN}/share.jpg`]);
});
