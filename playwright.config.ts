export { default } from './packages/e2e/playwright.config.ts';
