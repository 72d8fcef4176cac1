import { object } from 'yup';
import { addressField, instagramField, phoneField, publicEmailField, stateField } from './fields/contact.ts';
import { imageField } from './fields/image.ts';
import { areasField, languagesField } from './fields/name-lists.ts';
import { profileNumbers } from './fields/numbers.ts';
import { bioField } from './fields/person.ts';

/**
 * In optional fields an empty string becomes null, which clears the stored value, or stays in lists of names; a missing field
 * keeps it.
 */
export const editProfileSchema = object({
  image: imageField().nullable(),
  bio: bioField(),
  publicEmail: publicEmailField(),
  phone: phoneField(),
  address: addressField(),
  state: stateField(),
  instagram: instagramField()
    .transform((typed: unknown) => (typed === '' ? null : typed))
    .nullable(),
  areas: areasField(),
  languages: languagesField(),
  rentPrice: profileNumbers.rentPrice().nullable(),
  sales: profileNumbers.sales().nullable(),
  airbnb: profileNumbers.airbnb().nullable(),
  inspectionFee: profileNumbers.inspectionFee().nullable(),
  totalDeals: profileNumbers.totalDeals().nullable(),
  agreement: profileNumbers.agreement().nullable(),
  commission: profileNumbers.commission().nullable(),
}).from('stateCity', 'state');
