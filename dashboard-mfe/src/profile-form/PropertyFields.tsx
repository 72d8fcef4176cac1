import { MoneyField, NumberField, PercentField, type Elements } from '@naija/ui';
import { PROFILE_FIELDS } from './profile-fields.ts';

export interface PropertyFieldsProps {
  readonly required: boolean;
  /** Fields between the listings and the fees. */
  readonly children?: Elements;
}

export function PropertyFields({ required, children }: PropertyFieldsProps) {
  const field = (name: keyof typeof PROFILE_FIELDS) => ({
    name,
    label: PROFILE_FIELDS[name],
    required,
    mayBeNone: true,
  });
  return (
    <>
      <NumberField {...field('rentPrice')} />
      <NumberField {...field('sales')} />
      <NumberField {...field('airbnb')} />
      {children}
      <MoneyField {...field('inspectionFee')} />
      <NumberField {...field('totalDeals')} />
      <PercentField {...field('agreement')} />
      <PercentField {...field('commission')} enterKeyHint="done" />
    </>
  );
}
