import { useId, type ReactNode } from 'react';
import { useField, useFormikContext } from 'formik';
import { refusalOf } from '../Form/refusals.ts';

/** What every field of a form is given. */
export interface FieldProps {
  /** Name of the value in the form. */
  readonly name: string;
  readonly label: string;
  /** Help that is there from the start. */
  readonly hint?: ReactNode;
  /** False marks the field as optional. */
  readonly required?: boolean | undefined;
}

/** The ids by which a field's parts point at each other. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly aside: string;
  readonly message: string;
}

export interface FormFieldOptions extends FieldProps {
  /** Something is said beside the message, such as a count, that describes the field too. */
  readonly aside?: boolean;
  /** What went wrong outside of the rules, such as a file that was not taken; shown in place of their message. */
  readonly problem?: string | undefined;
}

/**
 * Binds a field to its form, once for all kinds: `frame` is for the `FieldFrame` around it, `control` for the
 * element that is typed into (`attributes` is the same without its handlers). What breaks a rule counts only once the field was touched.
 */
export function useFormField({ name, label, hint, required = true, aside, problem }: FormFieldOptions) {
  const [{ value, onBlur, onChange }, { touched, error: broken }, { setValue, setTouched }] =
    useField<unknown>(name);
  const { status } = useFormikContext() as { status: unknown };
  const ids = fieldIds(useId());
  // What the server has refused was sent before, though perhaps from an earlier filling of the form.
  const refused = (touched ? broken : undefined) ?? refusalOf(status, name, value);
  const error = problem ?? refused;
  const described = [
    ...(hint === undefined ? [] : [ids.hint]),
    ...(error === undefined ? [] : [ids.message]),
    ...(aside ? [ids.aside] : []),
  ];

  const attributes = {
    id: ids.control,
    name,
    required,
    'aria-invalid': refused !== undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
  return {
    value,
    setValue,
    setTouched,
    attributes,
    frame: { ids, label, hint, error, required },
    control: { ...attributes, onBlur, onChange },
  };
}

/** What a control shows of a value: nothing for a missing one. */
export function shownText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function fieldIds(id: string): FieldIds {
  return { control: id, hint: `${id}-hint`, aside: `${id}-aside`, message: `${id}-message` };
}
