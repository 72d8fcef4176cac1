// @vitest-environment node
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
// @ts-expect-error the package carries no types
import fontverter from 'fontverter';
import { beforeAll, describe, expect, test } from 'vitest';
import font from './inter-nigeria.woff2?inline';

const { convert } = fontverter as {
  convert: (font: Uint8Array, to: 'sfnt', from: 'woff2') => Promise<Uint8Array>;
};

const alphabets = {
  Hausa: 'abcdefghijklmnorstuwyzɓɗƙƴʼ’',
  Yoruba: 'abdeẹfghijklmnoọprsṣtuwy',
  Igbo: 'abcdefghiịjklmnṅoọprstuụvwyz',
  'tone marks': 'áàāéèēíìīóòōúùūḿńǹ',
};

let file: Uint8Array;
let face: Face;
beforeAll(async () => {
  file = new Uint8Array(await (await fetch(font)).arrayBuffer());
  face = new Face(new Blob(await convert(file, 'sfnt', 'woff2')));
});

function missing(text: string): string[] {
  const held = new Set(face.collectUnicodes());
  return Array.from(text).filter((letter) => !held.has(letter.codePointAt(0) ?? 0));
}

function placed(text: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(face), buffer);
  return buffer.getGlyphInfosAndPositions();
}

test.each(Object.entries(alphabets))('%s can be written, in small letters and capitals', (_, alphabet) => {
  expect(missing(alphabet + alphabet.toUpperCase())).toEqual([]);
});

test('prices, figures and punctuation can be written', () => {
  expect(missing('₦0123456789,.%+-()/:;!?&@#"\'“”‘’–—…•·×°')).toEqual([]);
});

describe('a letter without a character of its own for its tone', () => {
  test.each(['ẹ́', 'ọ̀', 'ị́', 'ụ̀', 'ṣ́', 'ɓ̀', 'n̄', 'Ọ́'])('%s carries the mark over itself', (letter) => {
    const [base, ...marks] = placed(letter.normalize('NFC'));
    expect(base?.codepoint).not.toBe(0);
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ xAdvance: 0 });
    expect(marks[0]?.codepoint).not.toBe(0);
    expect(marks[0]?.xOffset).toBeLessThan(0);
  });
});

test('one file holds every weight from text to the boldest heading', () => {
  expect(face.getAxisInfos()['wght']).toMatchObject({ min: 400, max: 800 });
  const widths = [400, 800].map((weight) => {
    const weighted = new Font(face);
    weighted.setVariations([new Variation('wght', weight)]);
    return weighted.glyphHAdvance(placed('n')[0]?.codepoint ?? 0);
  });
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
});

test('the font file stays below its size limit', () => {
  expect(file.byteLength).toBeLessThan(40_000);
});
