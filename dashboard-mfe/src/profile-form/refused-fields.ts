import type { Problem } from '@naija/runtime';

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
