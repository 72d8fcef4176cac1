import { useId, type ReactNode } from 'react';
import { useField, useFormikContext } from 'formik';
import { translateText } from '@naija/runtime';
import { afterPress } from './after-press.ts';

/** The form's Formik status: what the server refused, and the submitted values. */
interface ServerErrors {
  readonly values: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, string>>;
}

export interface FieldProps {
  /** Name of the value in the form. */
  readonly name: string;
  readonly label: string;
  /** Help that is there from the start. */
  readonly hint?: ReactNode;
  /** False marks the field as optional. */
  readonly required?: boolean | undefined;
}

export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly aside: string;
  readonly message: string;
}

export interface FormFieldOptions extends FieldProps {
  /** True if a text beside the message, such as a count, describes the field too. */
  readonly aside?: boolean;
  /** An error outside of the schema, such as a rejected file; replaces its message. */
  readonly error?: string | undefined;
}

/**
 * Binds a field to its form: `frame` is for its `FieldFrame`, `control` for its input, `attributes` is `control` without the
 * handlers. Validation errors show once the field was touched.
 */
export function useFormField({
  name,
  label,
  hint,
  required = true,
  aside,
  error: otherError,
}: FormFieldOptions) {
  const [{ value, onChange }, { touched, error: validationError }, { setValue, setTouched }] =
    useField<unknown>(name);
  const form = useFormikContext();
  const status: unknown = form.status;
  const ids = fieldIds(useId());
  // Server errors show on untouched fields too: they are about values that were submitted.
  const fieldError = (touched ? validationError : undefined) ?? serverErrorOf(status, name, value);
  const problem = otherError ?? fieldError;
  const error = problem === undefined ? undefined : translateText(problem);
  const describedBy = [
    ...(hint === undefined ? [] : [ids.hint]),
    ...(error === undefined ? [] : [ids.message]),
    ...(aside ? [ids.aside] : []),
  ];

  const attributes = {
    id: ids.control,
    name,
    required,
    'aria-invalid': fieldError !== undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  };
  return {
    value,
    setValue,
    setTouched,
    attributes,
    frame: { ids, label, hint, error, required },
    control: {
      ...attributes,
      onBlur: () => {
        afterPress(() => {
          if (!isAfterReset(form)) void setTouched(true);
        });
      },
      onChange,
    },
  };
}

/** Status of a form that was emptied after a submit. Until something is typed, nothing in it is wrong. */
export const AFTER_RESET: ServerErrors = { values: {}, messages: {} };

/** True from the reset after a submit until the form is edited again. */
export function isAfterReset({
  status,
  dirty,
}: {
  readonly status?: unknown;
  readonly dirty: boolean;
}): boolean {
  return status === AFTER_RESET && !dirty;
}

/** True while a field still holds a value that the server refused. */
export function useHasServerErrors(): boolean {
  const { status, values } = useFormikContext<Record<string, unknown>>() as {
    status: unknown;
    values: Record<string, unknown>;
  };
  const names = Object.keys((status as ServerErrors | undefined)?.messages ?? {});
  return names.some((name) => serverErrorOf(status, name, values[name]) !== undefined);
}

/** The current value of a field, in a part of its form that depends on it. */
export function useFieldValue(name: string): unknown {
  return useField<unknown>(name)[0].value;
}

/** The text of a value; empty for a missing one. */
export function shownText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function fieldIds(id: string): FieldIds {
  return { control: id, hint: `${id}-hint`, aside: `${id}-aside`, message: `${id}-message` };
}

/** The server's message for a field, for as long as the field still holds the refused value. */
function serverErrorOf(status: unknown, name: string, value: unknown): string | undefined {
  const serverErrors = status as ServerErrors | undefined;
  return serverErrors?.values[name] === value ? serverErrors?.messages[name] : undefined;
}
