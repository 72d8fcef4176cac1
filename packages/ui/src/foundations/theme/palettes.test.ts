import { describe, expect, test } from 'vitest';
import { dark, light, strongDark, strongLight, type ColorRole } from './palettes.ts';
import { backgrounds, readable, visible, contrast } from './contrast.ts';

const TEXT = 4.5;
const CONTROL = 3;
/** WCAG's enhanced contrast, for prefers-contrast: more. */
const STRONG_TEXT = 7;

describe.each([
  ['light', light, strongLight],
  ['dark', dark, strongDark],
])('in the %s theme', (_, palette, strong) => {
  test.each(readable)('%s can be read on %s', (word, background) => {
    expect(contrast(palette[word], palette[background])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(visible)('%s is seen on %s', (sign, background) => {
    expect(contrast(palette[sign], palette[background])).toBeGreaterThanOrEqual(CONTROL);
  });

  test.each(backgrounds)('with more contrast, muted text and edges are strong on %s', (background) => {
    expect(contrast(strong.muted, palette[background])).toBeGreaterThanOrEqual(STRONG_TEXT);
    expect(contrast(strong.edge, palette[background])).toBeGreaterThanOrEqual(STRONG_TEXT);
    expect(contrast(strong.line, palette[background])).toBeGreaterThanOrEqual(CONTROL);
  });
});

test('every colour of text and icons is checked against its backgrounds', () => {
  const tested = new Set<ColorRole>([...readable, ...visible].flat());
  const untested = (Object.keys(light) as ColorRole[]).filter((role) => !tested.has(role));
  // Decoration only: nothing is conveyed by a hairline, a shadow or the dimming behind a dialog.
  expect(untested).toEqual(['line', 'shade', 'overlay']);
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
