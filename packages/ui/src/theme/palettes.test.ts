import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.fixture.ts';
import { dark, light, type ColorRole } from './palettes.ts';

const grounds: ColorRole[] = ['paper', 'surface', 'sunken'];
const words: ColorRole[] = ['ink', 'muted', 'brand', 'brandStrong', 'accent', 'danger'];
const readable: [ColorRole, ColorRole][] = [
  ...words.flatMap((word) => grounds.map((ground): [ColorRole, ColorRole] => [word, ground])),
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onBand', 'band'],
  ['brand', 'brandSoft'],
  ['ink', 'brandSoft'],
  ['accent', 'accentSoft'],
  ['ink', 'dangerSoft'],
  ['danger', 'dangerSoft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, palette) => {
  test.each(readable)('%s can be read on %s', (word, ground) => {
    expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('the edge of a control and the focus ring are seen on %s', (ground) => {
    const seen = Math.min(contrast(palette.edge, palette[ground]), contrast(palette.accent, palette[ground]));
    expect(seen).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
