export { default } from './packages/lint/src/config.mjs';
