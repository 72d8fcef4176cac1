import { EMPTY } from '@naija/contracts/domain/messages';

/** A figure as it is shown: '-' while there is none. */
export function shown(value: number | null, format: (value: number) => string): string {
  return value === null ? EMPTY.tile : format(value);
}
