/** Readers for values that came over the wire; each throws an Error that says where the value is wrong. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function record(value: unknown, at: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${at} is not an object`);
  return value;
}

export function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${at} is not a text`);
  return value;
}

export function wholeNumber(value: unknown, at: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new Error(`${at} is not a whole number`);
  return value;
}

export function flag(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw new Error(`${at} is neither true nor false`);
  return value;
}

export function list<T>(value: unknown, at: string, read: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
  return value.map((item: unknown, index) => read(item, `${at}[${String(index)}]`));
}

export function texts(value: unknown, at: string): string[] {
  return list(value, at, text);
}

/** The field as an object with it alone, or an empty object where it is absent. */
export function optional<Name extends string, T>(
  name: Name,
  value: unknown,
  at: string,
  read: (value: unknown, at: string) => T,
): Partial<Record<Name, T>> {
  return value === undefined ? {} : ({ [name]: read(value, at) } as Record<Name, T>);
}

export function textMap(value: unknown, at: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value, at)).map(([key, item]) => [key, text(item, `${at}.${key}`)]),
  );
}
