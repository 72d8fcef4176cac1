import type { ApiCalls } from './answer-fields.ts';

/** A field of an answer that will be removed. Dates are UTC days: `2027-01-31`. */
export interface Deprecation {
  /** As in `GET /api/v1/user/:id`. */
  call: string;
  /** As in `data.stateCity`. */
  field: string;
  since: string;
  /** First day without the field. */
  removal: string;
  /** Field to read instead. */
  replacement: string;
}

/**
 * Every deprecated field. Published with what a shell offers, named by `mfe check`, and sent as `Deprecation` (RFC 9745)
 * and `Sunset` (RFC 8594). An entry stays until the field is removed, not before its date and not after it.
 */
export const DEPRECATIONS: readonly Deprecation[] = [];

/**
 * Deprecations that were not kept: the field is still there on its date, or was removed before it. Deprecations whose field
 * is removed are deleted together with it on that date.
 */
export function brokenDeprecations(
  deprecations: readonly Deprecation[],
  calls: ApiCalls,
  now: Date,
): string[] {
  const today = now.toISOString().slice(0, 10);
  return deprecations.flatMap(({ call, field, since, removal, replacement }) => {
    const what = `${field} of ${call}`;
    const isThere = calls[call]?.[field] !== undefined;
    if (removal <= since)
      return [`${what} is to be removed on ${removal}, not after ${since}, since when it is deprecated`];
    if (isThere && today >= removal)
      return [
        `${what} was to be removed on ${removal}: remove it with its deprecation, or move the date and tell the teams`,
      ];
    if (!isThere && today < removal)
      return [
        `${what} was removed before ${removal}, the date that teams were given; they read ${replacement} only then`,
      ];
    return [];
  });
}
