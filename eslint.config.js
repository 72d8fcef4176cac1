export { default } from './packages/tooling/src/lint/config.mjs';
