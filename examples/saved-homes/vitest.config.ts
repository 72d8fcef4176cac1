import { pageTests } from '@naija/build-kit/vitest';

export default pageTests(import.meta.dirname);
