import { TypedNumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

/** A percentage with at most one decimal, after a point or a comma. */
export function PercentField(props: Omit<NumberFieldProps, 'end'>) {
  return (
    <TypedNumberField {...props} kind="percent" inputMode="decimal" end={<span aria-hidden="true">%</span>} />
  );
}
