import { colours, frame, mark } from './card-files.mjs';
import { cutText, fitText } from './fit-text.mjs';
import { inFont, outlineText } from './outline-text.mjs';

/** @typedef {import('./messages.ts').CardContent} CardContent */
/** @typedef {import('./messages.ts').CardLook} CardLook */
/** @typedef {import('./outline-text.mjs').Outline} Outline */

/** Pixels. */
export const PORTRAIT = { left: 56, top: 56, side: 416, radius: 36 };

const COLUMN = { left: 520, width: 624 };
const NAME = { sizes: [70, 62, 54, 46], weight: 750, width: COLUMN.width, maxLines: 2 };
const LONG_NAME = { ...NAME, sizes: [42, 38, 34], maxLines: 3 };
const PLACE = { sizes: [34, 30, 26], weight: 500, width: COLUMN.width - 44, maxLines: 1 };
const FIGURES = { top: 352, height: 120, gap: 16, padding: 20 };
const UNNAMED = 'Property agent';
const PIN =
  'M12 1.5a8 8 0 0 0-8 8c0 5.6 6.6 12 7.4 12.7a.9.9 0 0 0 1.2 0C13.4 21.5 20 15.1 20 9.5a8 8 0 0 0-8-8zm0 11a3 3 0 1 1 0-6 3 3 0 0 1 0 6z';
const CHECK = 'M4 12.5l5.2 5.2L20 6.9';

/**
 * Draws the card as SVG of shapes only, so that no text of a user is part of the markup.
 * @param {CardContent} content
 * @param {CardLook['size']} size of the frame
 * @param {boolean} hasPhoto leaves room for it
 */
export function cardSvg({ name, place, mark: markText, figures }, size, hasPhoto) {
  const shown = nameInFont(name);
  const written = fitText(shown, NAME) ?? cutText(shown, LONG_NAME);
  const lineHeight = written.size * 1.14;
  // The figures stand beside the lower end of the photo, and the rest is centred above them.
  const nameHeight = lineHeight * written.lines.length;
  const height = nameHeight + 62 + (markText === null ? 0 : 66);
  const top = 46 + Math.max(0, (FIGURES.top - 84 - height) / 2);
  const placeTop = top + nameHeight + 10;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}">`,
    frame,
    hasPhoto ? '' : initials(name),
    ...written.lines.map((line, index) =>
      draw(line, COLUMN.left, top + written.size * 0.92 + index * lineHeight, colours.ink),
    ),
    placeLine(inFont(place), placeTop),
    markText === null ? '' : markPill(markText, placeTop + 62),
    ...figures.map((figure, index) => figureTile(figure, index, figures.length)),
    '</svg>',
  ].join('\n');
}

/** Returns the name, or the word for any agent if the font lacks its letters. @param {string} name */
function nameInFont(name) {
  const written = inFont(name);
  return /\p{L}/u.test(written) ? written : UNNAMED;
}

/** @param {string} place @param {number} top */
function placeLine(place, top) {
  const { lines } = cutText(place, PLACE);
  const pin = `<path fill="${colours.brand}" fill-rule="evenodd" d="${PIN}" transform="translate(${String(COLUMN.left - 4)} ${String(top + 6)}) scale(1.4)"/>`;
  return pin + lines.map((line) => draw(line, COLUMN.left + 40, top + 35, colours.muted)).join('');
}

/** @param {string} text @param {number} top */
function markPill(text, top) {
  const line = outlineText(text, { size: 26, weight: 650 });
  const check =
    `<path fill="none" stroke="${colours.brand}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"` +
    ` d="${CHECK}" transform="translate(${String(COLUMN.left + 16)} ${String(top + 11)})"/>`;
  const pill = `<rect x="${String(COLUMN.left)}" y="${String(top)}" width="${String(line.width + 70)}" height="48" rx="24" fill="${colours.brandSoft}"/>`;
  return pill + check + draw(line, COLUMN.left + 50, top + 33, colours.brand);
}

/** @param {CardContent['figures'][number]} figure @param {number} index @param {number} count of figures in the row */
function figureTile({ label, value }, index, count) {
  const { top, height, gap, padding } = FIGURES;
  const width = (COLUMN.width - gap * (count - 1)) / count;
  const left = COLUMN.left + index * (width + gap);
  const inner = { width: width - 2 * padding, maxLines: 1 };
  const [labelled, figure] = [
    cutText(label, { ...inner, sizes: [24, 22, 20], weight: 500 }),
    cutText(value, { ...inner, sizes: [44, 38, 32, 26, 22], weight: 750 }),
  ];
  const tile = `<rect x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(height)}" rx="20" fill="${colours.surface}" stroke="${colours.line}" stroke-width="2"/>`;
  return (
    tile +
    labelled.lines.map((line) => draw(line, left + padding, top + 41, colours.muted)).join('') +
    figure.lines.map((line) => draw(line, left + padding, top + 93, colours.brand)).join('')
  );
}

/**
 * Replaces a missing photo by initials, as the pages do; by the logo if the font lacks the letters.
 * @param {string} name
 */
function initials(name) {
  const { left, top, side, radius } = PORTRAIT;
  const box = `<rect x="${String(left)}" y="${String(top)}" width="${String(side)}" height="${String(side)}" rx="${String(radius)}" fill="${colours.brandSoft}"/>`;
  const text = inFont(name)
    .split(' ')
    .slice(0, 2)
    .map((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('');
  if (text === '') {
    const scale = (side * 0.5) / mark.size;
    return `${box}<path fill="${colours.brand}" fill-rule="evenodd" d="${mark.path}" transform="translate(${String(left + side / 4)} ${String(top + side / 4)}) scale(${String(scale)})"/>`;
  }
  const line = outlineText(text, { size: 170, weight: 700 });
  return box + draw(line, left + (side - line.width) / 2, top + side / 2 + 62, colours.brand);
}

/** @param {Outline} line @param {number} x @param {number} baseline @param {string} ink */
function draw({ path, scale }, x, baseline, ink) {
  // The y axis of fonts points upwards.
  const place = `translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${String(scale)} ${String(-scale)})`;
  return `<g fill="${ink}" transform="${place}">${path}</g>`;
}
