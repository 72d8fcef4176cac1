export { devRemotes } from './dev/dev-remotes.ts';
export { buildHostEntry } from './remote/host-entry.ts';
export { remotePreset } from './remote/remote-preset.ts';
export { storybookPreset } from './remote/storybook-preset.ts';
export { SOURCE_CONDITIONS } from './lib/source-conditions.ts';
export { providedBy } from './shell/shell-exports.ts';
export { sizePlugins, sourcePlugins, TREESHAKE } from './lib/source-plugins.ts';
