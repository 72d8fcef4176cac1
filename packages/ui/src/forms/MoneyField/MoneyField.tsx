import type { NumberFieldProps } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { nairaFormat } from './naira-format.ts';

/** An amount in whole naira, shown as '50,000' with the value '50000'. */
export function MoneyField(props: Omit<NumberFieldProps, 'end'>) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      type="text"
      inputMode="numeric"
      start={<span aria-hidden="true">₦</span>}
      format={nairaFormat}
    />
  );
}
