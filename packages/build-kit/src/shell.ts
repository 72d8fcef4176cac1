export { shellPreset } from './shell/shell-preset.ts';
export { shellServerPreset } from './shell/shell-server-preset.ts';
