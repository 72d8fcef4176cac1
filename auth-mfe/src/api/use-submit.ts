import { useState } from 'react';
import type { FormActions } from '@naija/ui';
import type { MutationTrigger } from './redacted-args.ts';
import { toRequestError, type RequestError } from './request-error.ts';

/**
 * Submits a form through a mutation and holds its error; the form keeps what was typed.
 * @param onSuccess called with the response body
 */
export function useSubmit<Values, Result>(
  trigger: MutationTrigger<Values, Result>,
  onSuccess: (result: Result) => void,
) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<RequestError>();

  const submit = async (values: Values, form: FormActions): Promise<void> => {
    setError(undefined);
    setSubmitting(true);
    try {
      onSuccess(await trigger(() => values).unwrap());
    } catch (thrown) {
      const failed = toRequestError(thrown);
      form.setErrors(failed.fields);
      setError(failed);
    } finally {
      setSubmitting(false);
    }
  };
  return { isSubmitting, error, submit };
}
