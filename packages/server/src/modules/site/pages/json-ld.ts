import { pagePaths, type PageMeta } from '@naija/contracts/domain/pages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

export type Thing = Readonly<Record<string, unknown>>;

export interface NamedPath {
  name: string;
  path: string;
}

const LOGO = '/icons/icon-512.png';

export function siteThings(origin: string): Thing[] {
  const site = {
    '@type': 'WebSite',
    '@id': siteId(origin),
    url: `${origin}/`,
    name: PRODUCT_NAME,
    inLanguage: 'en-NG',
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pagePaths.trending}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [site, organization(origin)];
}

export function aboutThings(origin: string, meta: PageMeta): Thing[] {
  const about = { '@id': organizationId(origin) };
  return [{ ...pageThing(origin, 'AboutPage', pagePaths.about, meta), about }, organization(origin)];
}

export function listThings(
  origin: string,
  path: string,
  meta: PageMeta,
  agents: readonly NamedPath[],
): Thing[] {
  const mainEntity = {
    '@type': 'ItemList',
    itemListElement: agents.map((agent, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: agent.name,
      url: origin + agent.path,
    })),
  };
  const breadcrumb = breadcrumbs(origin, [{ name: meta.title, path }]);
  return [{ ...pageThing(origin, 'CollectionPage', path, meta), mainEntity, breadcrumb }];
}

export function breadcrumbs(origin: string, steps: readonly NamedPath[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: PRODUCT_NAME, path: pagePaths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      }),
    ),
  };
}

function pageThing(origin: string, type: string, path: string, { title, description }: PageMeta): Thing {
  const url = origin + path;
  return { '@type': type, '@id': url, url, name: title, description, isPartOf: { '@id': siteId(origin) } };
}

function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: origin + LOGO,
  };
}

function siteId(origin: string): string {
  return `${origin}/#website`;
}

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}
