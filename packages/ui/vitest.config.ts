import path from 'node:path';
import { domTests } from '../../vitest.presets.ts';

export default domTests(import.meta.dirname, {
  setupFiles: [path.resolve(import.meta.dirname, '../runtime/src/testing/dom-setup.ts')],
});
