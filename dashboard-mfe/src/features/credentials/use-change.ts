import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { MessageResponse } from '@naija/contracts/http/auth';
import { isErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';
import type { FormActions } from '@naija/ui';
import { isRefused } from '../../failures/load-failure.ts';
import type { Sealed } from './credentials-api.ts';

type Call<Values> = (values: Sealed<Values>) => { unwrap: () => Promise<MessageResponse> };

/**
 * Sends what a form holds, and keeps why that failed; the form keeps what was typed, and nothing else does.
 * @param onDone called with the words of the server once it has worked
 */
export function useChange<Values>(call: Call<Values>, onDone: (message: string) => void) {
  const [problem, setProblem] = useState<string>();
  const send = async (values: Values, form: FormActions): Promise<void> => {
    setProblem(undefined);
    try {
      onDone((await call(() => values).unwrap()).message);
    } catch (error) {
      const fields = fieldsOf(error);
      form.refuse(fields);
      // At its field it is said already.
      setProblem(fields ? undefined : problemOf(error));
    }
  };
  return { problem, send };
}

function fieldsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  const { data } = error as { data?: unknown };
  return isErrorBody(data) ? data.fields : undefined;
}

function problemOf(error: unknown): string {
  if (isRefused(error)) return MESSAGES.sessionEnded;
  if (failureKind(error) === 'offline')
    return `No answer came. ${MESSAGES.locationOffline}; what you typed is still here.`;
  const { data } = error as { data?: unknown };
  return isErrorBody(data) ? data.message : MESSAGES.somethingWrong;
}
