import { segmentsOf } from './routes.ts';

/** The segments of a pattern with its placeholders unnamed: two patterns of one shape are the same addresses. */
export type Shape = readonly string[];

const ANY = ':';

export function shapeOf(pattern: string): Shape {
  return segmentsOf(pattern).map((part) => (part.startsWith(ANY) ? ANY : part));
}

/** The addresses that two shapes have in common, as a shape; undefined where there are none. */
export function overlapOf(one: Shape, other: Shape): Shape | undefined {
  if (one.length !== other.length) return undefined;
  const common = one.map((part, index) => (part === ANY ? (other[index] ?? ANY) : part));
  return covers(other, common) ? common : undefined;
}

/** Whether every address of a shape is one of another as well. */
export function covers(shape: Shape, inner: Shape): boolean {
  return shape.length === inner.length && shape.every((part, index) => part === ANY || part === inner[index]);
}
