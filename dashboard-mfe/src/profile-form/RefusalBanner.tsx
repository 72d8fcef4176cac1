import { type Problem, translateText } from '@naija/runtime';
import { Banner, useHasServerErrors } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The server's messages that still hold for these values: a draft may have corrected what was refused.
 * @param refused the values that the server refused
 */
export function refusedFields(problem: Problem | undefined, refused: Values, values: Values) {
  if (problem?.kind !== 'refused' || !problem.fields) return undefined;
  const standing = Object.entries(problem.fields).filter(([name]) => isSame(refused[name], values[name]));
  return Object.fromEntries(standing);
}

/** Files are compared by their properties: each read from the device makes another object. */
function isSame(one: unknown, other: unknown): boolean {
  if (!(one instanceof File) || !(other instanceof File)) return one === other;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Inside a form: why the server refused it. Gone once every refused field was changed. */
export function RefusalBanner({ problem }: { readonly problem: Problem | undefined }) {
  const hasErrors = useHasServerErrors();
  if (problem?.kind !== 'refused' || (problem.fields && !hasErrors)) return null;
  return (
    <Banner kind="danger">{`${translateText(problem.message)} ${DASHBOARD_MESSAGES.form.stillHere}`}</Banner>
  );
}
