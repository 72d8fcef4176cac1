// Raw values, for documentation and tools; components use the tokens.
export { contrast, readable, visible } from './contrast.ts';
export { fontFamily } from './font/faces.ts';
export { dark, light, type ColorRole } from './palettes.ts';
export { motion, radius, shadow, size, space, text } from './scales.ts';
