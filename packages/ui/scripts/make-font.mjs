// Subsets Inter for the product, and measures the local fallback fonts. Run `npm run format` afterwards.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
// @ts-expect-error the package carries no types
import subsetFont from 'subset-font';
import { metricsOf, overrides } from './font-metrics.mjs';

const TONE_BASES = Array.from('aeiounmAEIOUNM');

// Grave, acute, circumflex, macron, dot above, caron, dot below.
const MARKS = Array.from('\u0300\u0301\u0302\u0304\u0307\u030c\u0323');

const HAUSA = 'ɓɗƙƴƁƊƘƳ';

const YORUBA_AND_IGBO = 'ẹọṣịụṅẸỌṢỊỤṄ';

const SIGNS = '₦–—‘’“”…•‹›ʼ′″−←→';

/** All characters of the font: Latin, Hausa, Yoruba, Igbo, naira and punctuation. */
function fontCharacters() {
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

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}

const { resolve } = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../src/foundations/theme/font/', import.meta.url));
const COMPLETE = resolve('inter-ui/variable/InterVariable.woff2');
const OURS = `${FOLDER}inter-nigeria.woff2`;

// Composition and placement of marks, kerning, tabular figures, l with a tail, round quotes.
const FEATURES = ['ccmp', 'mark', 'mkmk', 'kern', 'tnum', 'cv05', 'ss03'];
// One optical size: the axis would make the file half as large again.
const AXES = { opsz: 18, wght: { min: 400, max: 800 } };

// Arimo and Liberation Sans have the metrics of Arial.
const FALLBACKS = [
  {
    family: 'Roboto',
    package: 'roboto',
    local: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    family: 'Arial',
    package: 'arimo',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
];

const bytes = await subsetFont(await readFile(COMPLETE), fontCharacters(), {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  variationAxes: AXES,
  noHinting: true,
});
await writeFile(OURS, bytes);
await copyFile(resolve('inter-ui/LICENSE.txt'), `${FOLDER}LICENSE.txt`);

const faces = await Promise.all(
  FALLBACKS.flatMap((fallback) => [
    fallbackFace(fallback, fallback.local, 400, '400 500'),
    fallbackFace(fallback, fallback.bold, 700, '600 800'),
  ]),
);
await writeFile(`${FOLDER}fallback-fonts.ts`, source(faces));
console.log(`${OURS}: ${(bytes.length / 1024).toFixed(1)} kB`);

/**
 * @param {typeof FALLBACKS[number]} fallback
 * @param {string[]} local names of the installed font
 * @param {number} weight
 * @param {string} weights range that it replaces
 */
async function fallbackFace(fallback, local, weight, weights) {
  const file = resolve(
    `@fontsource/${fallback.package}/files/${fallback.package}-latin-${String(weight)}-normal.woff2`,
  );
  const measured = overrides(await metricsOf(OURS, weight), await metricsOf(file, weight));
  return { family: `Inter as ${fallback.family}`, local, weights, ...measured };
}

/** @param {object[]} fallbackFonts */
function source(fallbackFonts) {
  return `/** Written by scripts/make-font.mjs: local fallback fonts with the metrics of Inter. */
export const fallbackFonts = ${JSON.stringify(fallbackFonts)} as const;`;
}
