import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

/** A whole percentage. */
export function PercentField(props: Omit<NumberFieldProps, 'end'>) {
  return <NumberField {...props} end={<span aria-hidden="true">%</span>} />;
}
