// The values behind the tokens, for documentation and tools; pages use the tokens.
export { contrast } from './contrast.ts';
export { fontFamily } from './font/faces.ts';
export { readable, visible } from './pairs.ts';
export { dark, light, type ColorRole } from './palettes.ts';
export { motion, radius, shadow, size, space, text } from './scales.ts';
