import fontUrl from './inter-nigeria.woff2?url';
import { standIns } from './stand-ins.ts';

const families = ['Inter', ...new Set(standIns.map(({ family }) => family))];

/** The product's font, then what stands in for it while it loads or where it cannot be had. */
export const fontFamily = [...families.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(', ');

const ours = `@font-face {
  font-family: 'Inter';
  font-weight: 400 800;
  font-display: swap;
  src: url('${fontUrl}') format('woff2');
}`;

const local = standIns.map(
  ({ family, local: names, weights, sizeAdjust, ascent, descent, lineGap }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: ${lineGap};
}`,
);

/** Rules that make the fonts known to the page. */
export const fontFaces = [ours, ...local].join('\n');
