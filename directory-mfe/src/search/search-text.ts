import { LIMITS } from '@naija/contracts/domain/limits';

/** What is searched for when this was typed: without the control characters that a paste may bring along. */
export function searchText(typed: string): string {
  return typed.replace(/\p{Cc}+/gu, ' ').trim();
}

/** True for more than the server searches for. */
export function isTooLong(text: string): boolean {
  return text.length > LIMITS.locationMax;
}
