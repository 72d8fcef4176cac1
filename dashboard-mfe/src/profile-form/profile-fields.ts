import { words } from '@naija/runtime';

/** The fields of a profile in their order, with their labels; `?tab=edit-profile#<name>` links to a field. */
export const PROFILE_FIELDS = words('dashboard.fields', {
  image: 'Add Display Image',
  address: 'Address',
  email: 'Email Address',
  publicEmail: 'Email on your page',
  phone: 'Phone Number',
  instagram: 'Instagram (url)',
  areas: 'Areas you work in',
  languages: 'Languages you speak',
  bio: 'Add About',
  rentPrice: 'Number of Rents',
  sales: 'Number of Sales',
  airbnb: 'AirBnB Listings',
  state: 'State/City',
  inspectionFee: 'Inspection Fee (₦)',
  totalDeals: 'Total Deals Closed',
  agreement: 'Agreement (%)',
  commission: 'Commission (%)',
});

export type ProfileField = keyof typeof PROFILE_FIELDS;
