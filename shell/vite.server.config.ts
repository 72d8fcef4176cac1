import { shellServerPreset } from '@naija/build-kit/shell';

export default await shellServerPreset(import.meta.dirname);
