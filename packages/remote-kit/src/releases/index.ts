export { publishRelease, type Published } from './publish.ts';
export { readRegistryFile } from './registry-file.ts';
