export { accessibilityFaults } from './accessibility.ts';
export { mockApi } from './mock-api.ts';
export { address, openPage, untilLoaded, type OpenPageOptions } from './open-page.tsx';
export { resetRuntime } from './reset.ts';
