import { dark, light, strongDark, strongLight } from './palettes.ts';
import { declare } from './tokens.ts';

const lightColors = declare('color', light);
const darkColors = declare('color', dark);
const strongLightColors = declare('color', strongLight);
const strongDarkColors = declare('color', strongDark);

/** Colours of both themes, by system preference unless `data-theme` on the root overrides it; stronger for prefers-contrast. */
export const colorThemes = `
  :root { color-scheme: light dark; ${lightColors} }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; ${darkColors} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkColors} }
  }

  @media (prefers-contrast: more) {
    :root { ${strongLightColors} }
    :root[data-theme='dark'] { ${strongDarkColors} }
  }
  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${strongDarkColors} }
  }
`;
