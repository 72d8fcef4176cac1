// Writes what the server draws the share cards of agents with: the empty card, its colours, and the web font uncompressed.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
// @ts-expect-error the package carries no types
import fontverter from 'fontverter';
import { runnerImport } from 'vite';
import { outliner } from './text-outlines.mjs';
import { street } from './street.mjs';

const { resolve } = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../../server/card/', import.meta.url));
const FONT = fileURLToPath(new URL('../src/foundations/theme/font/inter-nigeria.woff2', import.meta.url));
const [WIDTH, HEIGHT, BAND] = [1200, 630, 104];

/** @type {{ mark: { size: number, path: string } }} */
const { mark } = await source('../src/product/Logo/mark.ts');
/** @type {Record<'light' | 'dark', Record<string, string>>} */
const { light, dark } = await source('../src/foundations/theme/palettes.ts');

const NAME = ['Naija', 'Agents'];
const PROMISE = 'See the fees before you move';
const outline = await outliner(resolve('inter-ui/variable/InterVariable.woff2'), [...NAME, PROMISE].join(''));
const words = NAME.map((part) => outline(part, { size: 44, weight: 800, spacing: -0.03 }));
const promise = outline(PROMISE, { size: 29, weight: 500, spacing: -0.005 });
const [left, baseline, side, gap] = [56, HEIGHT - BAND / 2 + 15, 60, 14];
const [first, second] = words;

const frame = `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${light['paper'] ?? ''}"/>
<g opacity=".07" transform="translate(0 ${String(HEIGHT - BAND)}) scale(1 .9)">
${street({ width: WIDTH, baseline: 0, walls: [light['brand'] ?? '', light['brandStrong'] ?? ''], lit: light['paper'] ?? '' })}
</g>
<rect y="${String(HEIGHT - BAND)}" width="${String(WIDTH)}" height="${String(BAND)}" fill="${light['band'] ?? ''}"/>
<path fill="${light['onBand'] ?? ''}" fill-rule="evenodd" d="${mark.path}" transform="translate(${String(left)} ${String(baseline - 46)}) scale(${String(side / mark.size)})"/>
${drawn(first, left + side + gap, light['onBand'])}
${drawn(second, left + side + gap + (first?.width ?? 0), dark['accent'])}
${drawn(promise, WIDTH - left - promise.width, dark['accent'])}
`;

const names = ['ink', 'muted', 'line', 'surface', 'brand', 'brandSoft'];
const colours = Object.fromEntries(names.map((name) => [name, light[name]]));
const { convert } = fontverter;
await writeFile(`${FOLDER}frame.svg`, frame);
await writeFile(`${FOLDER}mark.json`, `${JSON.stringify(mark, undefined, 2)}\n`);
await writeFile(`${FOLDER}colours.json`, `${JSON.stringify(colours, undefined, 2)}\n`);
await copyFile(resolve('inter-ui/LICENSE.txt'), `${FOLDER}LICENSE.txt`);
await writeFile(`${FOLDER}inter-nigeria.ttf`, await convert(await readFile(FONT), 'sfnt', 'woff2'));

/** @param {import('./text-outlines.mjs').Outline | undefined} line @param {number} x @param {string | undefined} ink */
function drawn(line, x, ink = '') {
  if (!line) return '';
  // The y axis of fonts points upwards.
  const place = `translate(${String(x)} ${String(baseline)}) scale(${String(line.scale)} ${String(-line.scale)})`;
  return `<g fill="${ink}" transform="${place}">${line.path}</g>`;
}

/** @param {string} file TypeScript, which not every supported Node imports */
async function source(file) {
  return (await runnerImport(fileURLToPath(new URL(file, import.meta.url)))).module;
}
