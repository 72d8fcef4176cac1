/** What the server refused of a form, and the values it was given. */
export interface Refusals {
  readonly values: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** The server's message for a field, for as long as the field still holds what was refused. */
export function refusalOf(status: unknown, name: string, value: unknown): string | undefined {
  const refusals = status as Refusals | undefined;
  return refusals?.values[name] === value ? refusals?.messages[name] : undefined;
}
