import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
// @ts-expect-error the package carries no types
import subsetFont from 'subset-font';

// Letters as frequent as in our own pages.
const SAMPLE =
  'Find a property agent in Nigeria and see the inspection fee before you move. Search by location. ' +
  'Adaeze Okonkwo, Lekki, Lagos. Over 120 deals closed, 5 years of renting and selling houses and flats. ' +
  'Speak to more than one agent, compare what they ask for, and call the one you trust.';

/**
 * Metrics in em.
 * @typedef {{ width: number, ascent: number, descent: number, lineGap: number }} Metrics
 */

/** @param {string} file @param {number} weight used where the font has a weight axis @returns {Promise<Metrics>} */
export async function metricsOf(file, weight) {
  const bytes = await subsetFont(await readFile(file), SAMPLE, { targetFormat: 'truetype' });
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    width: sampleWidth(font) / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
  };
}

/** @param {Font} font */
function sampleWidth(font) {
  const buffer = new TextBuffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/**
 * The `@font-face` descriptors that give a local font the metrics of ours.
 * @param {Metrics} ours
 * @param {Metrics} local
 */
export function overrides(ours, local) {
  const scale = ours.width / local.width;
  return {
    sizeAdjust: percent(scale),
    ascent: percent(ours.ascent / scale),
    descent: percent(ours.descent / scale),
    lineGap: percent(ours.lineGap / scale),
  };
}

/** @param {number} part */
function percent(part) {
  return `${(part * 100).toFixed(2)}%`;
}
