const TONE_BASES = Array.from('aeiounmAEIOUNM');
// Grave, acute, circumflex, macron, dot above, caron, dot below.
const MARKS = Array.from('\u0300\u0301\u0302\u0304\u0307\u030c\u0323');
const HAUSA = 'ɓɗƙƴƁƊƘƳ';
const YORUBA_AND_IGBO = 'ẹọṣịụṅẸỌṢỊỤṄ';
const SIGNS = '₦–—‘’“”…•‹›ʼ′″−←→';

/** All characters of the font: Latin, Hausa, Yoruba, Igbo, naira and punctuation. */
export function fontCharacters() {
  return [
    range(0x20, 0x7e),
    range(0xa0, 0xff),
    ...MARKS,
    HAUSA,
    YORUBA_AND_IGBO,
    ...TONE_BASES.flatMap((base) => MARKS.map((mark) => (base + mark).normalize('NFC'))),
    SIGNS,
  ].join('');
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}
