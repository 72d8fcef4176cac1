import type { ReactNode } from 'react';
import { MoneyField, NumberField, PercentField } from '@naija/ui';
import { EDIT_FIELDS } from '../agent/edit-fields.ts';

export interface PropertyFieldsProps {
  readonly required: boolean;
  /** What stands between the listings and the fees. */
  readonly children?: ReactNode;
}

/** The seven numbers of a profile. */
export function PropertyFields({ required, children }: PropertyFieldsProps) {
  const of = (name: keyof typeof EDIT_FIELDS) => ({ name, label: EDIT_FIELDS[name], required });
  return (
    <>
      <NumberField {...of('rentPrice')} />
      <NumberField {...of('sales')} />
      <NumberField {...of('airbnb')} />
      {children}
      <MoneyField {...of('inspectionFee')} />
      <NumberField {...of('totalDeals')} />
      <PercentField {...of('agreement')} />
      <PercentField {...of('commission')} enterKeyHint="done" />
    </>
  );
}
