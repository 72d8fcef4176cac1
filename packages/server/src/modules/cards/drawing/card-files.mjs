import { readFileSync } from 'node:fs';

// Files that `npm run share-card -w @naija/ui` writes, from the design system.
const FOLDER = new URL('../../../../card/', import.meta.url);

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, FOLDER));
/** @param {string} name @returns {unknown} */
const readJson = (name) => JSON.parse(read(name).toString());

/** The empty card: SVG elements. */
export const frame = read('frame.svg').toString();
export const font = read('inter-nigeria.ttf');
export const colours =
  /** @type {Record<'ink' | 'muted' | 'line' | 'surface' | 'brand' | 'brandSoft', string>} */ (
    readJson('colours.json')
  );
/** The logo, in a square of `size`. */
export const mark = /** @type {{ size: number, path: string }} */ (readJson('mark.json'));
