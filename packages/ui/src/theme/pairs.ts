import type { ColorRole } from './palettes.ts';

type Pair = readonly [front: ColorRole, ground: ColorRole];

/** What pages and panels are made of. */
export const grounds: readonly ColorRole[] = ['paper', 'surface', 'sunken'];

const words: readonly ColorRole[] = [
  'ink',
  'muted',
  'brand',
  'brandStrong',
  'accent',
  'danger',
  'success',
  'warning',
];

const tinted = ['brand', 'accent', 'danger', 'success', 'warning'] as const;

/** Words, and the grounds they stand on. */
export const readable: readonly Pair[] = [
  ...onEvery(words),
  ...tinted.flatMap((tint): Pair[] => [
    [tint, `${tint}Soft`],
    ['ink', `${tint}Soft`],
  ]),
  ['muted', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onBand', 'band'],
];

/** Edges of controls and the ring of the focus, and the grounds they have to be seen on. */
export const visible: readonly Pair[] = [...onEvery(['edge', 'accent'])];

function onEvery(fronts: readonly ColorRole[]): Pair[] {
  return fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));
}
