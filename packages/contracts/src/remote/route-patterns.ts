import { segmentsOf } from './routes.ts';

/** The segments of a route pattern with anonymous parameters: patterns of one shape match the same paths. */
export type PatternShape = readonly string[];

const PARAMETER = ':';

export function shapeOf(pattern: string): PatternShape {
  return segmentsOf(pattern).map((part) => (part.startsWith(PARAMETER) ? PARAMETER : part));
}

/** Intersection of the paths of two shapes; undefined if it is empty. */
export function intersectionOf(one: PatternShape, other: PatternShape): PatternShape | undefined {
  if (one.length !== other.length) return undefined;
  const common = one.map((part, index) => (part === PARAMETER ? (other[index] ?? PARAMETER) : part));
  return includesShape(other, common) ? common : undefined;
}

/** True if `shape` matches every path that `inner` matches. */
export function includesShape(shape: PatternShape, inner: PatternShape): boolean {
  return (
    shape.length === inner.length && shape.every((part, index) => part === PARAMETER || part === inner[index])
  );
}
