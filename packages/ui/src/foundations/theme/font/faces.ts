import fontUrl from './inter-nigeria.woff2?url';
import { fallbackFonts } from './fallback-fonts.ts';

const families = ['Inter', ...new Set(fallbackFonts.map(({ family }) => family))];

/** Font stack: Inter, then the size-adjusted local fallbacks. */
export const fontFamily = [...families.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(', ');

// Optional: text that is painted already never changes its font, so that no line of it moves. Of the first visit the
// font stays away; later ones have it from the service worker.
const ours = `@font-face {
  font-family: 'Inter';
  font-weight: 400 800;
  font-display: optional;
  src: url('${fontUrl}') format('woff2');
}`;

const local = fallbackFonts.map(
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

/** `@font-face` rules of Inter and its fallbacks. */
export const fontFaces = [ours, ...local].join('\n');
