/**
 * Readers for values that came over the wire; each throws an Error that says where the value is wrong. What is larger
 * than it may be is refused before anything is done with it.
 */

/** Characters of a text, unless told otherwise: the longest are addresses. */
const TEXT_MAX = 1_000;
/** Characters of a name in an object: it becomes part of what is said of it. */
const NAME_MAX = 100;
/** Items of a list, unless told otherwise. */
const ITEMS_MAX = 500;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function record(value: unknown, at: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${at} is not an object`);
  return value;
}

export function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${at} is not a text`);
  if (value.length > TEXT_MAX) throw new Error(`${at} is longer than ${String(TEXT_MAX)} characters`);
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

/** @param most items that the list may have */
export function list<T>(
  value: unknown,
  at: string,
  read: (item: unknown, at: string) => T,
  most = ITEMS_MAX,
): T[] {
  if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
  if (value.length > most) throw new Error(`${at} has more than ${String(most)} items`);
  return value.map((item: unknown, index) => read(item, `${at}[${String(index)}]`));
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

/** Values by name; also a name such as `__proto__` is one like any other. */
export function map<T>(
  value: unknown,
  at: string,
  read: (value: unknown, at: string) => T,
  most = ITEMS_MAX,
): Record<string, T> {
  const entries = Object.entries(record(value, at));
  if (entries.length > most) throw new Error(`${at} has more than ${String(most)} names`);
  return Object.fromEntries(
    entries.map(([name, item]) => {
      if (name.length > NAME_MAX)
        throw new Error(`${at} has a name longer than ${String(NAME_MAX)} characters`);
      return [name, read(item, `${at}.${name}`)];
    }),
  );
}

export function textMap(value: unknown, at: string, most?: number): Record<string, string> {
  return map(value, at, text, most);
}
