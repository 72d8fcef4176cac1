import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { describe, expect, it } from 'vitest';
import { readHead } from '../../../../test/page-head.ts';
import { ORIGIN, useRenderedSite } from '../../../../test/use-rendered-site.ts';

const site = useRenderedSite();
const GUIDE = '/guide/yaba';
let count = 0;

/** Reads the head of a page that only its remote knows, which has put these elements into it. */
async function headOf({ title = '', head = '' }, address = GUIDE) {
  count += 1; // Another page than in the cache.
  const path = `${address}?visit=${String(count)}`;
  site.changeContent((content) => ({ ...content, title, head }));
  const { body, statusCode } = await site.app.inject(path);
  expect(statusCode).toBe(200);
  return { html: body, ...readHead(body) };
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}"/>`;
const property = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`;
const canonical = (href: string) => `<link rel="canonical" href="${href}"/>`;

describe('a page that only its remote knows', () => {
  it('has the title, description and preview that it has rendered, once each', async () => {
    const head = meta('description', 'Rents in Yaba &amp; nearby') + canonical(GUIDE);
    const { titles, meta: metas } = await headOf({ title: 'Living in Yaba &amp; more', head });
    expect(titles).toEqual(['Living in Yaba & more']);
    expect(metas).toMatchObject({
      description: ['Rents in Yaba & nearby'],
      'og:title': ['Living in Yaba & more'],
      'og:description': ['Rents in Yaba & nearby'],
      'og:url': [ORIGIN + GUIDE],
    });
  });

  it('is indexed at its canonical address', async () => {
    const { canonical: links, meta: metas } = await headOf({ title: 'Yaba', head: canonical(GUIDE) });
    expect([links, metas['robots']]).toEqual([[ORIGIN + GUIDE], undefined]);
  });

  it('is indexed at a canonical address with the origin of the site', async () => {
    const { canonical: links } = await headOf({ head: canonical(ORIGIN + GUIDE) });
    expect(links).toEqual([ORIGIN + GUIDE]);
  });

  it.each([
    ['has no canonical address', ''],
    ['asks for it', canonical(GUIDE) + meta('robots', 'noindex')],
    ['names another site', canonical('https://elsewhere.example/guide/yaba')],
    ['names another scheme', canonical('javascript:alert(1)')],
    ['names an address that no remote has', canonical('/nowhere')],
    ['names a file', canonical('/remotes/directory/1.0.0/page.html')],
    ['has two canonical addresses', canonical(GUIDE) + canonical('/guide/ikeja')],
  ])('is not indexed if it %s', async (_why, head) => {
    const { canonical: links, meta: metas } = await headOf({ title: 'Yaba', head });
    expect([links, metas['robots']]).toEqual([[], ['noindex']]);
  });

  it('cannot name the page of another remote as its canonical address', async () => {
    site.addRemote('homes', '/homes');
    const { canonical: links, meta: metas } = await headOf({ head: canonical('/homes') });
    expect([links, metas['robots']]).toEqual([[], ['noindex']]);
  });

  it('has the picture that it names, if that is of this site', async () => {
    const size = property('og:image:width', '640') + property('og:image:height', '480');
    const own = await headOf({ head: property('og:image', '/media/ab/640.jpg') + size });
    expect(own.meta).toMatchObject({
      'og:image': [`${ORIGIN}/media/ab/640.jpg`],
      'og:image:width': ['640'],
      'og:image:height': ['480'],
    });
    const foreign = await headOf({ head: property('og:image', 'https://elsewhere.example/a.jpg') });
    expect(foreign.meta['og:image']).toEqual([`${ORIGIN}/share.jpg`]);
  });

  it('has the name and the description of the site if it renders none, and its release neither', async () => {
    const { titles, meta: metas } = await headOf({});
    expect(titles).toEqual([PRODUCT_NAME]);
    expect(metas['description']?.[0]).toContain('property agent');
  });

  it('has a long title and description cut', async () => {
    const words = 'word '.repeat(400);
    const { titles, meta: metas } = await headOf({ title: words, head: meta('description', words) });
    expect(titles[0]?.length).toBeLessThanOrEqual(150);
    expect(metas['description']?.[0]?.length).toBeLessThanOrEqual(320);
    expect(metas['description']?.[0]).toMatch(/word…$/);
  });

  it('cannot claim the site, or change how the page is displayed', async () => {
    const head =
      meta('google-site-verification', 'abc') + meta('viewport', 'width=1') + meta('referrer', 'unsafe-url');
    const { html } = await headOf({ head: `${head}<link rel="preload" as="image" href="/a.jpg"/>` });
    expect(html).not.toMatch(/site-verification|width=1|unsafe-url/);
    expect(html).toContain('<link rel="preload" as="image" href="/a.jpg"/>');
  });
});

it('a page that the server knows keeps its own head', async () => {
  const { meta: metas, canonical: links } = await headOf(
    { title: 'Other', head: canonical(GUIDE) + meta('description', 'Other') },
    '/about',
  );
  expect([links, metas['description']?.length]).toEqual([[`${ORIGIN}/about`], 1]);
  expect(metas['description']?.[0]).not.toBe('Other');
});
