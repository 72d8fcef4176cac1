import { TypedNumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
import { nairaFormat } from './naira-format.ts';

/** An amount in whole naira: digits are shown as '50,000', and '1.5m' stays as it was typed. */
export function MoneyField(props: Omit<NumberFieldProps, 'end'>) {
  return (
    <TypedNumberField
      {...props}
      kind="naira"
      // The keys of phones for numbers have no letters.
      inputMode="text"
      start={<span aria-hidden="true">₦</span>}
      format={nairaFormat}
    />
  );
}
