import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { MessageResponse } from '@naija/contracts/http/auth';
import { isErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';
import type { FormActions } from '@naija/ui';
import { isUnauthorized } from '../../api/load-error.ts';
import type { RedactedArgs } from './credentials-api.ts';

type MutationTrigger<Values> = (values: RedactedArgs<Values>) => { unwrap: () => Promise<MessageResponse> };

/**
 * Submits a form through a mutation and holds its error; only the form keeps what was typed.
 * @param onSuccess called with the message of the response
 */
export function useSubmit<Values>(trigger: MutationTrigger<Values>, onSuccess: (message: string) => void) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const submit = async (values: Values, form: FormActions): Promise<void> => {
    setErrorMessage(undefined);
    try {
      onSuccess((await trigger(() => values).unwrap()).message);
    } catch (error) {
      const fields = fieldErrors(error);
      form.setErrors(fields);
      setErrorMessage(fields ? undefined : formError(error));
    }
  };
  return { errorMessage, submit };
}

function fieldErrors(error: unknown): Readonly<Record<string, string>> | undefined {
  const { data } = error as { data?: unknown };
  return isErrorBody(data) ? data.fields : undefined;
}

function formError(error: unknown): string {
  if (isUnauthorized(error)) return MESSAGES.sessionEnded;
  if (failureKind(error) === 'offline')
    return `No answer came. ${MESSAGES.locationOffline}; what you typed is still here.`;
  const { data } = error as { data?: unknown };
  return isErrorBody(data) ? data.message : MESSAGES.somethingWrong;
}
