import { object } from 'yup';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { publicEmailField } from './fields/contact.ts';
import { imageField } from './fields/image.ts';
import { profileNumbers } from './fields/numbers.ts';
import { bioField } from './fields/person.ts';

export const agentFormSchema = object({
  image: imageField().required(FIELD_MESSAGES.photoRequired),
  bio: bioField(),
  publicEmail: publicEmailField(),
  rentPrice: profileNumbers.rentPrice().required(FIELD_MESSAGES.rentPriceMin),
  sales: profileNumbers.sales().required(FIELD_MESSAGES.salesMin),
  airbnb: profileNumbers.airbnb().required(FIELD_MESSAGES.airbnbMin),
  inspectionFee: profileNumbers.inspectionFee().required(FIELD_MESSAGES.inspectionFeeMin),
  totalDeals: profileNumbers.totalDeals().required(FIELD_MESSAGES.totalDealsMin),
  agreement: profileNumbers.agreement().required(FIELD_MESSAGES.agreementMin),
  commission: profileNumbers.commission().required(FIELD_MESSAGES.commissionMin),
});
