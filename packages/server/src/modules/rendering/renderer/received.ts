/** A message of a renderer, of which nothing is known yet. */
export interface Received {
  readonly type?: unknown;
  readonly [field: string]: unknown;
}

/** @throws Error where it is no text */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('it sent a message of another form');
  return value;
}

/** @throws Error where it is no number */
export function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error('it sent a message of another form');
  return value;
}

export const UNEXPECTED = 'it sent a message that nobody asked for';
