import type { RequestError } from './request-error.ts';

/** Why a request failed, for the status of a form; nothing while there is no error. */
export function RequestErrorMessage({ error }: { readonly error: RequestError | undefined }) {
  if (!error) return null;
  return (
    <>
      <p>{error.message}</p>
      {error.hint !== undefined && <p>{error.hint}</p>}
    </>
  );
}
