import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
// @ts-expect-error the package carries no types
import subsetFont from 'subset-font';

/**
 * A line of text as SVG paths, independent of installed fonts; starts at 0,0 on the baseline.
 * @typedef {{ path: string, width: number, scale: number }} Outline sizes in pixels; the path is drawn at `scale`
 */

/**
 * Creates a function that draws lines of text in a variable font.
 * @param {string} file
 * @param {string} characters all characters that will be drawn
 */
export async function outliner(file, characters) {
  const bytes = await subsetFont(await readFile(file), characters, { targetFormat: 'truetype' });
  const face = new Face(new Blob(bytes));

  /**
   * @param {string} text
   * @param {{ size: number, weight: number, spacing?: number }} look size in pixels, spacing in parts of it
   * @returns {Outline}
   */
  return (text, { size, weight, spacing = 0 }) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight), new Variation('opsz', 32)]);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const placed = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const glyph = `<path transform="translate(${String(x)} 0)" d="${font.glyphToPath(codepoint)}"/>`;
      x += (placed[index]?.xAdvance ?? 0) + spacing * face.upem;
      return glyph;
    });
    const scale = size / face.upem;
    return { path: glyphs.join(''), width: x * scale, scale };
  };
}
