import { useEffect } from 'react';
import { FormikProvider, useFormik, type FormikHelpers, type FormikValues } from 'formik';
import { validateFields, type FormSchema } from './validate-fields.ts';
import { AFTER_RESET } from '../field/use-form-field.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';

export interface FormActions {
  /** Starts over with these values, or with the initial ones. */
  readonly reset: (values?: Readonly<Record<string, unknown>>) => void;
  /** Sets these fields; the others keep their values. */
  readonly setValues: (values: Readonly<Record<string, unknown>>) => void;
  /** Shows the server's messages (`ErrorBody.fields`) at their fields, until those are changed. */
  readonly setErrors: (messages: Readonly<Record<string, string>> | undefined) => void;
}

export interface FormProps<Result> extends FormBodyProps {
  /** One entry per field, '' or null for an empty one. */
  readonly initialValues: { readonly [Name in keyof NoInfer<Result>]-?: unknown };
  readonly schema: FormSchema<Result>;
  /** The server's messages about the initial values, by field. */
  readonly serverErrors?: Readonly<Record<string, string>> | undefined;
  /** Receives the values as the schema casts them. The form is submitting until the promise settles. */
  readonly onSubmit: (values: Result, form: FormActions) => Promise<void>;
  /** Called with the values at first and after each change; must be a stable function. */
  readonly onValues?: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** A Formik form whose fields are bound by name. An invalid submit touches every field and focuses the first invalid one. */
export function Form<Result>(props: FormProps<Result>) {
  const { initialValues, schema, serverErrors, onSubmit, onValues, ...body } = props;
  const initial: FormikValues = initialValues;
  const formik = useFormik({
    initialValues: initial,
    ...(serverErrors && initialErrors(initial, serverErrors)),
    validate: (values) => validateFields(schema, values),
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

/** Errors show on touched fields only, so fields with a server error start as touched. */
function initialErrors(values: FormikValues, messages: Readonly<Record<string, string>>) {
  return {
    initialStatus: { values, messages },
    initialTouched: Object.fromEntries(Object.keys(messages).map((name) => [name, true])),
  };
}

function formActions(values: FormikValues, helpers: FormikHelpers<FormikValues>): FormActions {
  let given = values;
  return {
    reset: (initial) => {
      helpers.resetForm({ status: AFTER_RESET, ...(initial && { values: initial }) });
    },
    setValues: (changes) => {
      given = { ...given, ...changes };
      void helpers.setValues((held) => ({ ...held, ...changes }));
    },
    setErrors: (messages) => {
      helpers.setStatus(messages && { values: given, messages });
    },
  };
}
