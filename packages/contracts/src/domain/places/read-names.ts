/** The names of a list of the table, each place's own name first. */
export function readNames(list: string): string[][] {
  return list.split(/,\s*/).map((place) => place.split(' = '));
}
