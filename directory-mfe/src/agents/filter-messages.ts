import { words } from '@naija/runtime';

/** Texts of the filters, which are loaded after the list. */
export const FILTER_MESSAGES = words('directory.filters', {
  allVerified: 'All agents have a verified email',
  maxFee: 'Inspection fee up to',
  maxCommission: 'Commission up to',
  maxAgreement: 'Agreement up to',
  minDeals: 'Minimum deals',
  airbnb: 'AirBnB listings',
  withAirbnb: 'With',
  withoutAirbnb: 'Without',
  area: 'Works in',
  areaExample: 'Any area',
  noArea: (typed: string) => `No area is called “${typed}”`,
  language: 'Speaks',
  any: 'Any',
  sort: 'Sort by',
  mostDeals: 'Most deals',
  lowestFee: 'Lowest fee',
  newest: 'Newest',
});
