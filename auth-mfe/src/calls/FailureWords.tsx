import type { Failure } from './failure.ts';

/** Why a form was not taken, for its status; nothing where it was. */
export function FailureWords({ failure }: { readonly failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <>
      <p>{failure.message}</p>
      {failure.hint !== undefined && <p>{failure.hint}</p>}
    </>
  );
}
