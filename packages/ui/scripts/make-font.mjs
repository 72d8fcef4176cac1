// Cuts the product's font out of the complete Inter, and measures the local fonts that stand in while it loads.
// Run `npm run format` afterwards.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
// @ts-expect-error the package carries no types
import subsetFont from 'subset-font';
import { metricsOf, overrides } from './font-metrics.mjs';
import { lettersToKeep } from './letters.mjs';

const { resolve } = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../src/theme/font/', import.meta.url));
const COMPLETE = resolve('inter-ui/variable/InterVariable.woff2');
const OURS = `${FOLDER}inter-nigeria.woff2`;

/** Composition and placing of marks, kerning, figures of one width, an l with a tail, round quotes. */
const FEATURES = ['ccmp', 'mark', 'mkmk', 'kern', 'tnum', 'cv05', 'ss03'];
/** One optical size between text and display: the axis would add half as much again. */
const AXES = { opsz: 18, wght: { min: 400, max: 800 } };

/** Arimo has the metrics of Arial, and so has the Liberation Sans of most Linux systems. */
const STAND_INS = [
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

const bytes = await subsetFont(await readFile(COMPLETE), lettersToKeep(), {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  variationAxes: AXES,
  noHinting: true,
});
await writeFile(OURS, bytes);
await copyFile(resolve('inter-ui/LICENSE.txt'), `${FOLDER}LICENSE.txt`);

const faces = await Promise.all(
  STAND_INS.flatMap((standIn) => [
    standInFace(standIn, standIn.local, 400, '400 500'),
    standInFace(standIn, standIn.bold, 700, '600 800'),
  ]),
);
await writeFile(`${FOLDER}stand-ins.ts`, source(faces));
console.log(`${OURS}: ${(bytes.length / 1024).toFixed(1)} kB`);

/**
 * @param {typeof STAND_INS[number]} standIn
 * @param {string[]} local names under which a system may have it
 * @param {number} weight
 * @param {string} weights for which it stands in
 */
async function standInFace(standIn, local, weight, weights) {
  const file = resolve(
    `@fontsource/${standIn.package}/files/${standIn.package}-latin-${String(weight)}-normal.woff2`,
  );
  const measured = overrides(await metricsOf(OURS, weight), await metricsOf(file, weight));
  return { family: `Inter as ${standIn.family}`, local, weights, ...measured };
}

/** @param {object[]} standIns */
function source(standIns) {
  return `/** Written by scripts/make-font.mjs: local fonts, made to take as much room as ours. */
export const standIns = ${JSON.stringify(standIns)} as const;`;
}
