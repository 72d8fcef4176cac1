// Draws the og:image of the product, 1200 x 630 pixels. Some messengers crop it to the square in the middle.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { outliner } from './text-outlines.mjs';
import { street } from './street.mjs';

const { resolve } = createRequire(import.meta.url);
const FILE = fileURLToPath(new URL('../../../shell/public/share.jpg', import.meta.url));
const [WIDTH, HEIGHT] = [1200, 630];

/** @type {{ mark: { size: number, path: string } }} */
const { mark } = await source('../src/product/Logo/mark.ts');
/** @type {Record<'light' | 'dark', Record<'accent' | 'band' | 'brand' | 'brandStrong' | 'onBand' | 'onBrand', string>>} */
const { light, dark } = await source('../src/foundations/theme/palettes.ts');

const NAME = ['Naija', 'Agents'];
const LINES = ['Find a property agent', 'in Nigeria'];
const PROMISE = 'See the fees before you move';

const outline = await outliner(
  resolve('inter-ui/variable/InterVariable.woff2'),
  [...NAME, ...LINES, PROMISE].join(''),
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
  <rect width="100%" height="100%" fill="${light.band}"/>
  <circle cx="600" cy="690" r="520" fill="${light.brand}" opacity=".7"/>
  ${street({ width: WIDTH, baseline: HEIGHT, walls: [light.brandStrong, dark.onBrand], lit: dark.accent })}
  ${logo(600, 118)}
  ${centred(LINES[0] ?? '', 258, { size: 62, weight: 750, spacing: -0.022 }, light.onBand)}
  ${centred(LINES[1] ?? '', 330, { size: 62, weight: 750, spacing: -0.022 }, light.onBand)}
  ${centred(PROMISE, 398, { size: 33, weight: 500, spacing: -0.008 }, dark.accent)}
</svg>`;

const { size } = await sharp(Buffer.from(svg))
  .jpeg({ quality: 88, progressive: true, chromaSubsampling: '4:4:4', mozjpeg: true })
  .toFile(FILE);
console.log(`${FILE}: ${(size / 1024).toFixed(1)} kB`);

/** @param {number} middle @param {number} baseline */
function logo(middle, baseline) {
  const look = { size: 58, weight: 800, spacing: -0.03 };
  const [first, second] = [outline(NAME[0] ?? '', look), outline(NAME[1] ?? '', look)];
  const [side, gap] = [88, 18];
  const left = middle - (side + gap + first.width + second.width) / 2;
  const words = left + side + gap;
  return (
    `<path fill="${light.onBand}" fill-rule="evenodd" d="${mark.path}"` +
    ` transform="translate(${String(left)} ${String(baseline - 66)}) scale(${String(side / mark.size)})"/>` +
    drawn(first, words, baseline, light.onBand) +
    drawn(second, words + first.width, baseline, dark.accent)
  );
}

/**
 * @param {string} text
 * @param {number} baseline
 * @param {{ size: number, weight: number, spacing: number }} look
 * @param {string} ink
 */
function centred(text, baseline, look, ink) {
  const line = outline(text, look);
  return drawn(line, (WIDTH - line.width) / 2, baseline, ink);
}

/**
 * @param {import('./text-outlines.mjs').Outline} line
 * @param {number} x
 * @param {number} baseline
 * @param {string} ink
 */
function drawn({ path, scale }, x, baseline, ink) {
  // The y axis of fonts points upwards.
  const place = `translate(${String(x)} ${String(baseline)}) scale(${String(scale)} ${String(-scale)})`;
  return `<g fill="${ink}" transform="${place}">${path}</g>`;
}

/** @param {string} file TypeScript, which not every supported Node imports */
async function source(file) {
  return (await runnerImport(fileURLToPath(new URL(file, import.meta.url)))).module;
}
