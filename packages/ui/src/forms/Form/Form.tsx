import { useEffect } from 'react';
import { FormikProvider, useFormik, type FormikHelpers, type FormikValues } from 'formik';
import { fieldProblems, type FormSchema } from './field-problems.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';

/** What a page can do with its form while it is being sent. */
export interface FormActions {
  /** Begins anew with these values, or with those that it began with before. */
  readonly reset: (values?: Readonly<Record<string, unknown>>) => void;
  /** Puts these values into their fields, in place of what was typed there; the other fields stay. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => void;
  /** Shows the server's message at each field it names (`ErrorBody.fields`), until that field is changed. */
  readonly refuse: (messages: Readonly<Record<string, string>> | undefined) => void;
}

export interface FormProps<Result> extends FormBodyProps {
  /** An entry for every field, '' or null for an empty one. */
  readonly initialValues: { readonly [Name in keyof NoInfer<Result>]-?: unknown };
  readonly schema: FormSchema<Result>;
  /** What the server has refused before of what the form begins with: its message by field. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
  /** Gets what the schema made of the values. The form counts as being sent until the promise settles. */
  readonly onSubmit: (values: Result, form: FormActions) => Promise<void>;
  /** Gets what stands in the fields, at first and after each change; has to be the same function at each call. */
  readonly onValues?: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
}

/**
 * A form whose fields find their value and their message by name. A refused submit marks every field as touched
 * and moves the focus to the first bad one.
 */
export function Form<Result>(props: FormProps<Result>) {
  const { initialValues, schema, refused, onSubmit, onValues, ...body } = props;
  const begun: FormikValues = initialValues;
  const formik = useFormik({
    initialValues: begun,
    ...(refused && begunRefused(begun, refused)),
    validate: (values) => fieldProblems(schema, values),
    onSubmit: async (values, helpers) => {
      helpers.setStatus(undefined);
      await onSubmit(await schema.validate(values), formActions(values, helpers));
    },
  });
  const { values } = formik;
  useEffect(() => {
    onValues?.(values);
  }, [onValues, values]);
  return (
    <FormikProvider value={formik}>
      <FormBody {...body} />
    </FormikProvider>
  );
}

/** Nothing is said of a field before it was touched: those that were refused have been. */
function begunRefused(values: FormikValues, messages: Readonly<Record<string, string>>) {
  return {
    initialStatus: { values, messages },
    initialTouched: Object.fromEntries(Object.keys(messages).map((name) => [name, true])),
  };
}

function formActions(values: FormikValues, helpers: FormikHelpers<FormikValues>): FormActions {
  let given = values;
  return {
    reset: (begun) => {
      helpers.resetForm(begun && { values: begun });
    },
    fill: (changes) => {
      given = { ...given, ...changes };
      void helpers.setValues((held) => ({ ...held, ...changes }));
    },
    refuse: (messages) => {
      helpers.setStatus(messages && { values: given, messages });
    },
  };
}
