/** The fields of Edit Profile in their order, with their labels. `?tab=edit-profile#<name>` leads to one. */
export const EDIT_FIELDS = {
  image: 'Add Display Image',
  address: 'Address',
  email: 'Email Address',
  phone: 'Phone Number',
  instagram: 'Instagram (url)',
  bio: 'Add About',
  rentPrice: 'Number of Rents',
  sales: 'Number of Sales',
  airbnb: 'AirBnB Listings',
  state: 'State/City',
  inspectionFee: 'Inspection Fee (₦)',
  totalDeals: 'Total Deals Closed',
  agreement: 'Agreement (%)',
  commission: 'Commission (%)',
} as const;

export type EditField = keyof typeof EDIT_FIELDS;
