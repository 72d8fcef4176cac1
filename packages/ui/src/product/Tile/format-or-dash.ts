import { EMPTY } from '@naija/contracts/domain/messages';

/** A figure in its format, '-' where there is none. */
export function formatOrDash(value: number | null, format: (value: number) => string): string {
  return value === null ? EMPTY.tile : format(value);
}
