import type { SyntheticEvent } from 'react';
import { useFormik } from 'formik';
import type { LoginRequest } from '@naija/contracts/http/auth';
import { loginSchema } from '@naija/contracts/schemas/login';
import { focusFirstRefused } from '../../fields/focus-first-refused.ts';

const EMPTY_FORM: LoginRequest = { email: '', password: '' };

/** The login form's state. Messages appear once a field was left; a refused submit focuses the first bad field. */
export function useLoginForm(onValid: () => void) {
  const formik = useFormik({ initialValues: EMPTY_FORM, validationSchema: loginSchema, onSubmit: onValid });

  async function submit(form: HTMLFormElement): Promise<void> {
    await formik.submitForm();
    focusFirstRefused(form, await formik.validateForm());
  }

  return {
    /** Name, value, handlers and error of a field. */
    field: (name: keyof LoginRequest) => ({
      name,
      value: formik.values[name],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      error: formik.touched[name] === true ? formik.errors[name] : undefined,
    }),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
