import { nodeTests } from '../../vitest.presets.ts';

export default nodeTests(import.meta.dirname);
