import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, strongDark, strongLight, type ColorRole } from './palettes.ts';
import { grounds, readable, visible } from './pairs.ts';

const TEXT = 4.5;
const CONTROL = 3;
/** WCAG's enhanced contrast, for whoever asks for more. */
const STRONG_TEXT = 7;

describe.each([
  ['light', light, strongLight],
  ['dark', dark, strongDark],
])('in the %s theme', (_, palette, strong) => {
  test.each(readable)('%s can be read on %s', (word, ground) => {
    expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(visible)('%s is seen on %s', (sign, ground) => {
    expect(contrast(palette[sign], palette[ground])).toBeGreaterThanOrEqual(CONTROL);
  });

  test.each(grounds)('with more contrast, faint words and edges are strong on %s', (ground) => {
    expect(contrast(strong.muted, palette[ground])).toBeGreaterThanOrEqual(STRONG_TEXT);
    expect(contrast(strong.edge, palette[ground])).toBeGreaterThanOrEqual(STRONG_TEXT);
    expect(contrast(strong.line, palette[ground])).toBeGreaterThanOrEqual(CONTROL);
  });
});

test('every colour that words or signs are drawn in is held against what lies behind it', () => {
  const tested = new Set<ColorRole>([...readable, ...visible].flat());
  const untested = (Object.keys(light) as ColorRole[]).filter((role) => !tested.has(role));
  // Decoration only: nothing is told by a hairline, a shadow or the dimming behind a dialog.
  expect(untested).toEqual(['line', 'shade', 'overlay']);
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
