import { createGlobalStyle } from 'styled-components';
import { fontFaces, fontFamily } from './font/faces.ts';
import { motion, radius, shadow, size, space, text } from './scales.ts';
import { declare, tokens } from './tokens.ts';
import { dark, light, strongDark, strongLight } from './palettes.ts';

const lightColors = declare('color', light);

const darkColors = declare('color', dark);

const strongLightColors = declare('color', strongLight);

const strongDarkColors = declare('color', strongDark);

/** Colours of both themes, by system preference unless `data-theme` on the root overrides it; stronger for prefers-contrast. */
const colorThemes = `
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

const still = `
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  /* None, because a short duration would add a transition to every property of every element. */
  transition: none !important;
  scroll-behavior: auto !important;
`;

/**
 * Keeps the shell's own parts visible, whatever a release declares: important declarations of the first layer precede
 * those of all other layers and sheets. Only inline styles and transitions are above them.
 */
const guard = `
  @layer shell {
    @media screen {
      html, body, #root, #root > header, #root > dialog[open] {
        display: block !important;
        content-visibility: visible !important;
        clip-path: none !important;
        transform: none !important;
        translate: none !important;
        scale: none !important;
        rotate: none !important;
        transition: none !important;
      }
      head, script, style { display: none !important; }
      html, body, #root, #root > header, #root > header *, #root > dialog[open] {
        pointer-events: auto !important;
      }
      html, body, #root, #root > :is(header, dialog), #root > :is(header, dialog) :not(:disabled, [aria-disabled]) {
        visibility: visible !important;
        opacity: 1 !important;
      }
    }
  }
`;

/** Token values of both themes, fonts and base styles. Rendered once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  ${guard}
  ${fontFaces}
  ${colorThemes}

  :root {
    ${declare('space', space)}
    ${declare('text', text)}
    ${declare('radius', radius)}
    ${declare('shadow', shadow)}
    ${declare('motion', motion)}
    ${declare('size', size)}
  }

  *, ::before, ::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-y: scroll;
  }

  body {
    margin: 0;
    background: ${tokens.color.paper};
    color: ${tokens.color.ink};
    font: 400 ${tokens.text.body} / 1.55 ${fontFamily};
    /* cv05: lowercase l with a tail; ss03: round quotes. */
    font-feature-settings: 'cv05', 'ss03';
    overflow-wrap: break-word;
  }

  h1, h2, h3, p, ul, dl, dd { margin: 0; }
  h1, h2, h3 { line-height: 1.15; letter-spacing: -0.015em; text-wrap: balance; }
  h1 { font-size: ${tokens.text.display}; }
  h2 { font-size: ${tokens.text.heading}; }
  h3 { font-size: ${tokens.text.title}; }
  ul { padding: 0; list-style: none; }
  img { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: ${tokens.color.brand}; text-underline-offset: 0.2em; }

  :focus-visible {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  @media (scripting: none) {
    /* They do nothing there, but for those that send a search; those that open links do by their focus. */
    button:not([aria-expanded], [type='submit']) { display: none !important; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { ${still} }
  }
  :root[data-motion='reduce'] { *, ::before, ::after { ${still} } }
`;
