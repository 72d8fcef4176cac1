// Draws the icons of the installed product from the mark of the logo.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Bookmark, LayoutDashboard, MapPin } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const PUBLIC = fileURLToPath(new URL('../../../shell/public/', import.meta.url));

/** @type {{ mark: { size: number, path: string } }} */
const { mark } = await source('../src/product/Logo/mark.ts');
/** @type {{ light: { band: string, onBand: string } }} */
const { light } = await source('../src/foundations/theme/palettes.ts');

/**
 * `scale` is the share of the icon that the mark fills: maskable icons are cut to a circle of 80 %.
 * @typedef {{ scale: number, corner?: number, background?: string, color?: string }} Look
 */

/** @type {Look} */
const tile = { scale: 0.74, corner: 0.22 };
/** @type {Look} */
const bleed = { scale: 0.56 };
/** @type {Look} */
const silhouette = { scale: 0.62, background: 'none', color: '#000000' };

/** @type {[file: string, size: number, look: Look][]} */
const icons = [
  ['icons/icon-192.png', 192, tile],
  ['icons/icon-512.png', 512, tile],
  ['icons/maskable-192.png', 192, bleed],
  ['icons/maskable-512.png', 512, bleed],
  ['icons/monochrome-512.png', 512, silhouette],
  ['apple-touch-icon.png', 180, { scale: 0.66 }],
];

await mkdir(`${PUBLIC}icons`, { recursive: true });
await writeFile(`${PUBLIC}favicon.svg`, `${drawing({ ...tile, scale: 0.82 })}\n`);
for (const [file, size, look] of icons) {
  const density = (72 * size) / mark.size;
  const picture = sharp(Buffer.from(drawing(look)), { density }).resize(size, size);
  await picture.png({ palette: true, effort: 10 }).toFile(PUBLIC + file);
}

// Icons of the manifest's shortcuts, 96 pixels as systems ask for.
const shortcuts = { place: MapPin, saved: Bookmark, dashboard: LayoutDashboard };
for (const [name, Icon] of Object.entries(shortcuts)) {
  const picture = sharp(Buffer.from(renderToStaticMarkup(disc(Icon)))).resize(96, 96);
  await picture.png({ palette: true, effort: 10 }).toFile(`${PUBLIC}icons/shortcut-${name}.png`);
}

/** @param {import('lucide-react').LucideIcon} Icon */
function disc(Icon) {
  return createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 192, height: 192, viewBox: '0 0 48 48' },
    createElement('circle', { cx: 24, cy: 24, r: 24, fill: light.band }),
    createElement(Icon, { x: 12, y: 12, color: light.onBand }),
  );
}

/** @param {Look} look */
function drawing({ scale, corner = 0, background = light.band, color = light.onBand }) {
  const { size, path } = mark;
  const edge = ((1 - scale) / 2) * size;
  const backdrop = `<rect width="${String(size)}" height="${String(size)}" rx="${(corner * size).toFixed(2)}" fill="${background}"/>`;
  const place = `translate(${edge.toFixed(2)} ${edge.toFixed(2)}) scale(${String(scale)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(size)} ${String(size)}">${backdrop}` +
    `<path fill="${color}" fill-rule="evenodd" transform="${place}" d="${path}"/></svg>`
  );
}

/** @param {string} file TypeScript, which not every supported Node imports */
async function source(file) {
  return (await runnerImport(fileURLToPath(new URL(file, import.meta.url)))).module;
}
