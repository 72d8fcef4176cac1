import type { ColorRole } from './palettes.ts';

type Pair = readonly [foreground: ColorRole, background: ColorRole];

/** Backgrounds of pages and panels. */
export const backgrounds: readonly ColorRole[] = ['paper', 'surface', 'sunken'];

const textColors: readonly ColorRole[] = [
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

/** Text colours and the backgrounds they are used on. */
export const readable: readonly Pair[] = [
  ...onEveryBackground(textColors),
  ...tinted.flatMap((tint): Pair[] => [
    [tint, `${tint}Soft`],
    ['ink', `${tint}Soft`],
  ]),
  ['muted', 'brandSoft'],
  ['muted', 'accentSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onBand', 'band'],
];

/** Edges of controls and the focus ring, with the backgrounds they must be visible on. */
export const visible: readonly Pair[] = [...onEveryBackground(['edge', 'accent'])];

function onEveryBackground(foregrounds: readonly ColorRole[]): Pair[] {
  return foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background]));
}

/** WCAG 2 contrast of two colours written as `#rrggbb`: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [brighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
