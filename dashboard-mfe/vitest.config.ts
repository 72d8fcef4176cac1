import { domTests } from '../vitest.presets.ts';

export default domTests(import.meta.dirname);
