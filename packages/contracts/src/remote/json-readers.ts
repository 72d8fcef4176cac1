// Readers of untrusted parsed JSON. Each throws an Error that names the position of an invalid or too large value.

const TEXT_MAX = 1_000;
const NAME_MAX = 100;
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

export function list<T>(
  value: unknown,
  at: string,
  read: (item: unknown, at: string) => T,
  maxItems = ITEMS_MAX,
): T[] {
  if (!Array.isArray(value)) throw new Error(`${at} is not a list`);
  if (value.length > maxItems) throw new Error(`${at} has more than ${String(maxItems)} items`);
  return value.map((item: unknown, index) => read(item, `${at}[${String(index)}]`));
}

export function optional<Name extends string, T>(
  name: Name,
  value: unknown,
  at: string,
  read: (value: unknown, at: string) => T,
): Partial<Record<Name, T>> {
  return value === undefined ? {} : ({ [name]: read(value, at) } as Record<Name, T>);
}

/** Values by name; `__proto__` is a name like any other. */
export function map<T>(
  value: unknown,
  at: string,
  read: (value: unknown, at: string) => T,
  maxItems = ITEMS_MAX,
): Record<string, T> {
  const entries = Object.entries(record(value, at));
  if (entries.length > maxItems) throw new Error(`${at} has more than ${String(maxItems)} names`);
  return Object.fromEntries(
    entries.map(([name, item]) => {
      if (name.length > NAME_MAX)
        throw new Error(`${at} has a name longer than ${String(NAME_MAX)} characters`);
      return [name, read(item, `${at}.${name}`)];
    }),
  );
}

export function textMap(value: unknown, at: string, maxItems?: number): Record<string, string> {
  return map(value, at, text, maxItems);
}
