import { agentMeta } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { ORIGIN, useSite } from '../../../../test/use-site.ts';

const PHOTO = '0123456789abcdef0123456789abcdef';
const site = useSite();

describe('the raw HTML of a profile', () => {
  it('shows name and card', async () => {
    const agent = await addAgent(site.db, { name: 'Ada Obi', inspectionFee: 5_000 });
    const page = await site.read(`/agent/${agent.id}`);
    const { title, description } = agentMeta(agent);
    const address = `${ORIGIN}/agent/${agent.id}`;
    expect(page).toMatchObject({ status: 200, titles: [pageTitle(title)], canonical: [address] });
    expect(page.meta).toMatchObject({
      description: [description],
      'og:type': ['profile'],
      'og:url': [address],
      'og:image': [expect.stringContaining(`${ORIGIN}/media/cards/${agent.id}/`)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringContaining('Ada Obi')],
      'twitter:card': ['summary_large_image'],
    });
    expect(page.meta).not.toHaveProperty('robots');
  });

  it('describes the agent to search engines, without the email address', async () => {
    const agent = await addAgent(site.db, {
      name: 'Ada Obi',
      phone: '0803 123 4567',
      address: '1 Market Road',
      email: 'ada@private.example',
      instagram: 'http://instagram.com/ada.obi?x=1',
      areas: ['Yaba, Lagos'],
      languages: ['English', 'Nigerian Pidgin'],
    });
    const { things, html } = await site.read(`/agent/${agent.id}`);
    expect(things['RealEstateAgent']).toEqual({
      '@type': 'RealEstateAgent',
      '@id': `${ORIGIN}/agent/${agent.id}`,
      url: `${ORIGIN}/agent/${agent.id}`,
      name: 'Ada Obi',
      image: `${ORIGIN}/media/${PHOTO}/640.jpg`,
      telephone: '+2348031234567',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Market Road',
        addressRegion: 'Lagos',
        addressCountry: 'NG',
      },
      areaServed: [
        { '@type': 'AdministrativeArea', name: 'Lagos' },
        { '@type': 'Place', name: 'Yaba, Lagos' },
      ],
      knowsLanguage: ['en', 'pcm'],
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Property inspection' },
        price: 5_000,
        priceCurrency: 'NGN',
      },
      sameAs: ['https://www.instagram.com/ada.obi'],
    });
    expect(html).not.toContain('private.example');
  });

  it.each([{ image: null }, { inspectionFee: null }, { emailVerifiedAt: null }])(
    'that is incomplete (%o) has a link preview, and is not indexed',
    async (missing) => {
      const agent = await addAgent(site.db, { name: 'Ada Obi', ...missing });
      const { status, meta, things } = await site.read(`/agent/${agent.id}`);
      expect([status, meta['robots'], things]).toEqual([200, ['noindex'], {}]);
      expect(meta['og:title']?.[0]).toContain('Ada Obi');
    },
  );
});

describe('a name is escaped', () => {
  it.each([
    ['quotes', `"Ada" & 'Obi'`, `"Ada" & 'Obi'`],
    ['markup', '<b>Ada</b>', '<b>Ada</b>'],
    ['the end of a script', '</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
    [
      'the end of a title',
      '</title><meta name="robots" content="none">',
      '</title><meta name="robots" content="none">',
    ],
    ['the end of a comment', '--><!--<script>', '--><!--<script>'],
    ['an override of direction', 'Ada\u202e ibO\u202c', 'Ada ibO'],
    ['line ends', 'Ada\n\u2028Obi\u2029', 'Ada Obi'],
    ['emoji', '🏡 Ada 👩🏾‍💼', '🏡 Ada 👩🏾‍💼'],
    ['replacement patterns', "$& $' $1 $$", "$& $' $1 $$"],
  ])('with %s', async (_, name, shown) => {
    const agent = await addAgent(site.db, { name });
    for (const path of [`/agent/${agent.id}`, '/trending']) {
      const { html, titles, meta, things } = await site.read(path);
      expect(titles).toHaveLength(1);
      expect(meta['robots']).toBeUndefined();
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(JSON.stringify(things)).toContain(JSON.stringify(shown));
    }
    const { titles, meta } = await site.read(`/agent/${agent.id}`);
    expect(titles).toEqual([`${shown}, property agent in Lagos · NaijaAgents`]);
    expect(meta['og:image:alt']).toEqual([expect.stringContaining(`${shown}, property agent`)]);
  });
});
