import { translateText } from '@naija/runtime';
import type { RequestError } from './request-error.ts';

/** Why a request failed, for the status of a form; nothing without an error, or where its fields say so. */
export function RequestErrorMessage({ error }: { readonly error: RequestError | undefined }) {
  if (!error || error.fields) return null;
  return (
    <>
      <p>{translateText(error.message)}</p>
      {error.hint !== undefined && <p>{translateText(error.hint)}</p>}
    </>
  );
}
