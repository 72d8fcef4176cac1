import { useState } from 'react';
import type { FormActions } from '@naija/ui';
import { failureOf, type Failure } from './failure.ts';
import type { Call } from './sealed.ts';

/**
 * Sends what a form holds, and keeps why that failed; the form keeps what was typed.
 * @param onSent called with the answer when it has worked
 */
export function useSend<Values, Answer>(call: Call<Values, Answer>, onSent: (answer: Answer) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const send = async (values: Values, form: FormActions): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      onSent(await call(() => values).unwrap());
    } catch (error) {
      const failed = failureOf(error);
      form.refuse(failed.fields);
      setFailure(failed);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send };
}
