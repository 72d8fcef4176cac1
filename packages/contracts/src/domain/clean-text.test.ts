import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

const ZALGO = `Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334a`;

test.each([
  ['Ada\u202Eibo', 'Adaibo'],
  ['\u2066Ada\u2069 \u200FObi\u200E', 'Ada Obi'],
  ['A\u200Bd\uFEFFa\u2060 O\u00ADbi', 'Ada Obi'],
  ['A\u200Dda', 'Ada'],
  ['Ada\u200C', 'Ada'],
  ['Ada\u2800Obi', 'Ada Obi'],
  ['Ada \u0301Obi', 'Ada Obi'],
  [`Ada\u{E0041}\u{E0042} Obi`, 'Ada Obi'],
  [ZALGO, 'Z\u0334\u0351\u036b\u0313a'],
])('%j becomes %j', (typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned);
});

test.each([
  ['spaces', ' \t\n\u00A0\u3000'],
  ['zero-width spaces and joiners', '\u200B\u200C\u200D\uFEFF\u200D'],
  ['directions', '\u202A\u202E\u2066'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['an empty Braille pattern', '\u2800'],
  ['variation selectors', '\uFE0F\uFE0F'],
  ['marks on nothing', '\u0301\u034F\u0301'],
  ['tags', '\u{E0020}\u{E0041}\u{E007F}'],
])('nothing is left of a text of %s', (_, typed) => {
  expect(cleanText(typed)).toBe('');
  expect(cleanLine(typed)).toBe('');
});

test.each([
  ['a family and a flag', '👩‍👩‍👧 👩🏾‍💻 🏳️‍🌈 🇳🇬 1️⃣ ❤️'],
  ['a flag made of tags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['Yorùbá', 'Ọláwùyí ṣe iṣẹ́, ọ̀rẹ́, ẹ́'.normalize('NFC')],
  ['Igbo', 'Ụlọ ọma, ụ̀lọ̀, ṅ'.normalize('NFC')],
  ['Hausa', 'ɓarɗo ƙofa ƴa'],
  ['vowelled Arabic', 'مُحَمَّدٌ'.normalize('NFC')],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Devanagari with a joiner', 'क्‍ष'],
])('%s stays as it is', (_, typed) => {
  expect(cleanText(typed)).toBe(typed);
});

test('a text keeps its lines, and one empty line between two', () => {
  expect(cleanText('\n One\r\n\r\n\r\n\u00A0\n\u200B\nTwo  \nThree\u2028Four\n\n')).toBe(
    'One\n\nTwo\nThree\nFour',
  );
});

test('what is clean stays so', () => {
  for (const typed of [
    ZALGO,
    'A\u200D\u0301b',
    ' a\u0301\u0302\u0303\u0304\u0305\u0306',
    'é\u200D👩\u200D\n\n\n\nb',
  ])
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
});
