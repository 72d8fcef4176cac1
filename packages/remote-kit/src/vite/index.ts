export { devRemotes } from './dev-remotes.ts';
export { remotePreset } from './remote-preset.ts';
export { shellPreset } from './shell-preset.ts';
export { SOURCE_CONDITIONS } from './source-conditions.ts';
