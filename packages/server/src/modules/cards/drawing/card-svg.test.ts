import { describe, expect, it } from 'vitest';
import { cardSvg } from './card-svg.mjs';
import { cutText } from './fit-text.mjs';
import { inFont, outlineText } from './outline-text.mjs';

const LOOK = { size: 40, weight: 700 };

describe('a name is written in letters of the font', () => {
  it.each([
    ['Yoruba with tones', 'Adébáyọ̀ Ọlọ́runfẹ́mi Ṣóyínká'],
    ['Igbo', 'Ụchenna Ịkenna Ṅwankwọ'],
    ['Hausa', 'Ɓala Ɗanjuma Ƙwari Ƴar’adua'],
  ])('%s as it is', (_language, name) => {
    expect(inFont(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['letters that look different', '𝓐𝓭𝓪 𝐎𝐛𝐢', 'Ada Obi'],
    ['wide letters', 'Ａｄａ', 'Ada'],
    ['letters of Efik and Kanuri', 'Ŋkoyo Bǝrno', 'Nkoyo Berno'],
    ['letters with other marks', 'Škoda', 'Škoda'],
    ['pictures', 'Ada 😀🏠 Obi', 'Ada Obi'],
    ['what cannot be seen', 'A\u200bd\u202ea\u0000', 'Ada'],
    ['another script', 'محمد', ''],
  ])('%s', (_what, name, written) => {
    expect(inFont(name)).toBe(written);
  });

  it('a tone mark stands above its letter, and needs no room', () => {
    expect(outlineText('ọ́', LOOK).width).toBe(outlineText('ọ', LOOK).width);
  });
});

describe('a text that is too long', () => {
  const box = { sizes: [40, 30], weight: 700, width: 300, maxLines: 2 };
  const linesOf = (text: string) => cutText(text, box);

  it('becomes smaller before it is cut', () => {
    expect(linesOf('Ada Obi').size).toBe(40);
    expect(linesOf('Chukwuemeka Nwachukwu').size).toBe(40);
    expect(linesOf('Chukwuemeka Nwachukwu-Eze').size).toBe(30);
  });

  it.each(['W'.repeat(100), 'Olu '.repeat(25), 'ọ́'.repeat(60), 'a-'.repeat(50)])(
    'stays in its box: %s',
    (text) => {
      const { lines } = linesOf(text.trim());
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(300);
    },
  );
});

it('no text of a user is markup or text of the card', () => {
  const content = {
    name: '</svg><script>alert(1)</script>&amp;<image href="file:///etc/passwd"/>',
    place: '<text>Lagos</text>',
    mark: null,
    figures: [],
  };
  const svg = cardSvg(content, { width: 1_200, height: 630 }, false);
  expect(svg.match(/<[a-z]+/g)?.filter((tag) => !['<svg', '<g', '<path', '<rect'].includes(tag))).toEqual([]);
  expect(svg).not.toMatch(/script|href|passwd|&/);
});

it('a name without a letter of the font is that of a property agent', () => {
  const card = (name: string) =>
    cardSvg({ name, place: 'Kano', mark: null, figures: [] }, { width: 1_200, height: 630 }, true);
  expect(card('محمد')).toBe(card('Property agent'));
});
