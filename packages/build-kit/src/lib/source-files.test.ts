import { expect, test } from 'vitest';
import { isPackageCode } from './source-files.ts';

test.each([
  ['/work/saved-homes/src/pages.ts', false],
  ['/work/saved-homes/node_modules/react/index.js', true],
  ['/work/saved-homes/node_modules/@naija/ui/src/index.ts', false],
  ['/work/saved-homes/node_modules/@naija/ui/node_modules/formik/index.js', true],
  ['/work/node_modules/.pnpm/@naija+ui@0.1.0/node_modules/@naija/ui/src/index.ts', false],
  ['\0vite/preload-helper.js', true],
])('%s is foreign code: %s', (id, isForeign) => {
  expect(isPackageCode(id)).toBe(isForeign);
});
