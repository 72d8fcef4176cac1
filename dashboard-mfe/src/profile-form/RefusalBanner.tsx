import { type Problem, translateText } from '@naija/runtime';
import { Banner, useHasServerErrors } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The server's messages that still apply to these values. A draft may have corrected refused values.
 * @param refused the values that the server refused
 */
export function refusedFields(problem: Problem | undefined, refused: Values, values: Values) {
  if (problem?.kind !== 'refused' || !problem.fields) return undefined;
  const standing = Object.entries(problem.fields).filter(([name]) => isSame(refused[name], values[name]));
  return Object.fromEntries(standing);
}

/** Compares files by their properties, because each read from the device creates another object. */
function isSame(one: unknown, other: unknown): boolean {
  if (!(one instanceof File) || !(other instanceof File)) return one === other;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Explains in a form why the server refused it. Disappears once every refused field was changed. */
export function RefusalBanner({ problem }: { readonly problem: Problem | undefined }) {
  const hasErrors = useHasServerErrors();
  if (problem?.kind !== 'refused' || (problem.fields && !hasErrors)) return null;
  return (
    <Banner kind="danger">{`${translateText(problem.message)} ${DASHBOARD_MESSAGES.form.stillHere}`}</Banner>
  );
}
