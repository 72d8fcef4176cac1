import { translateText, type Problem } from '@naija/runtime';
import { Banner, useHasServerErrors } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

/** Inside a form: why the server refused it. Gone once every refused field was changed. */
export function RefusalBanner({ problem }: { readonly problem: Problem | undefined }) {
  const hasErrors = useHasServerErrors();
  if (problem?.kind !== 'refused' || (problem.fields && !hasErrors)) return null;
  return (
    <Banner kind="danger">{`${translateText(problem.message)} ${DASHBOARD_MESSAGES.form.stillHere}`}</Banner>
  );
}
