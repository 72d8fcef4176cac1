import { expect, it } from 'vitest';
import { readSitemap } from '../../../../test/sitemap.ts';
import { ORIGIN, useRenderedSite } from '../../../../test/use-rendered-site.ts';

const site = useRenderedSite();

const canonical = (href: string) => `<link rel="canonical" href="${href}"/>`;

it('lists the pages that a remote has rendered as indexed, and those of its own that they link to', async () => {
  site.addRemote('homes', '/homes', '/homes/:id', '/homes/secret');
  site.changeContent((content) =>
    content.html.includes('/homes ')
      ? {
          ...content,
          head: canonical('/homes'),
          html: '<a href="/homes/1">One</a><a href="/homes/2?from=list&amp;x=1#top">Two</a><a href="/about">About</a><a href="https://elsewhere.example/homes/3">Three</a><a href="/nowhere">None</a>',
        }
      : content,
  );
  const addresses = ['/homes', '/homes/1', '/homes/2?from=list&amp;x=1'].map((path) => ORIGIN + path);
  expect([...(await readSitemap(site.app, '/sitemaps/remotes.xml')).keys()]).toEqual(addresses);
  expect((await readSitemap(site.app, '/sitemap.xml')).has(`${ORIGIN}/sitemaps/remotes.xml`)).toBe(true);
});

it('names no list while no remote has such a page', async () => {
  expect((await readSitemap(site.app, '/sitemap.xml')).has(`${ORIGIN}/sitemaps/remotes.xml`)).toBe(false);
});
