import { shellServerPreset } from '@naija/build-kit';

export default await shellServerPreset(import.meta.dirname);
