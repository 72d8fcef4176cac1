/** Ends the name of a local government area that is a part of a town. */
export const DIRECTION = / (?:(?:North|South)(?:-(?:East|West))?|East|West|Central|Municipal)$/;

/** The names of a list of the table, each place's own name first. */
export function readNames(list: string): string[][] {
  return list.split(/,\s*/).map((place) => place.split(' = '));
}
