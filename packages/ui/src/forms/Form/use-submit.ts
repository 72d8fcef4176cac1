import { useState } from 'react';
import type { MutationTrigger } from '@naija/runtime';
import type { FormActions } from './Form.tsx';

/** Reason for a failed submit; `fields` holds the server's messages by name of the refused field. */
export interface SubmitError {
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Submits a form through a mutation and holds its error; only the form keeps what was typed.
 * @param toError turns what the mutation rejects with into the error to show
 * @param onSuccess called with the response body
 */
export function useSubmit<Values, Result, Failure extends SubmitError>(
  trigger: MutationTrigger<Values, Result>,
  toError: (thrown: unknown) => Failure,
  onSuccess: (result: Result) => void,
) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<Failure>();

  const submit = async (values: Values, form: FormActions): Promise<void> => {
    setError(undefined);
    setSubmitting(true);
    try {
      onSuccess(await trigger(() => values).unwrap());
    } catch (thrown) {
      const failure = toError(thrown);
      form.setErrors(failure.fields);
      setError(failure);
    } finally {
      setSubmitting(false);
    }
  };
  return { isSubmitting, error, submit };
}
