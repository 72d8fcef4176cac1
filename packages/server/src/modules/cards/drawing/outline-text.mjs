import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { font as fontFile } from './card-files.mjs';

/**
 * @typedef {{ size: number, weight: number }} Look size in pixels, weight from 400 to 800
 * @typedef {{ path: string, width: number, scale: number }} Outline SVG elements on the baseline from 0 on, to be drawn at
 *   `scale`; width in pixels
 */

const face = new Face(new Blob(fontFile));
const characters = new Set(face.collectUnicodes());
/** @type {Map<number, Font>} */
const fonts = new Map();

/** Letters that Unicode does not decompose, such as those of Efik and Kanuri, with what replaces them */
const PLAIN = new Map(
  Object.entries({
    ŋ: 'n',
    Ŋ: 'N',
    ǝ: 'e',
    Ǝ: 'E',
    ə: 'e',
    Ə: 'E',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ı: 'i',
    œ: 'oe',
    Œ: 'Oe',
  }),
);

/** @param {number} weight */
function fontOf(weight) {
  const known = fonts.get(weight);
  if (known) return known;
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  fonts.set(weight, font);
  return font;
}

/** @param {string} character */
const isInFont = (character) => characters.has(character.codePointAt(0) ?? 0);

/**
 * Converts a text to one line of characters of the font. Characters that it lacks are replaced, such as 𝓐 by A and ŋ by n, or
 * left out.
 * @param {string} text
 */
export function inFont(text) {
  const parts = Array.from(text.normalize('NFC'), (character) => {
    if (isInFont(character)) return character;
    const canonical = Array.from(character.normalize('NFD'));
    if (canonical.every(isInFont)) return character;
    return PLAIN.get(character) ?? Array.from(character.normalize('NFKD')).filter(isInFont).join('');
  });
  return parts.join('').replace(/\s+/gu, ' ').trim();
}

/**
 * Draws a text of `inFont` as paths, so that installed fonts do not matter and no text of a user is markup.
 * @param {string} text
 * @param {Look} look
 * @returns {Outline}
 */
export function outlineText(text, { size, weight }) {
  const font = fontOf(weight);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let x = 0;
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => {
      const place = `translate(${String(x + xOffset)} ${String(yOffset)})`;
      x += xAdvance;
      return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
    });
  const scale = size / face.upem;
  return { path: glyphs.join(''), width: x * scale, scale };
}
