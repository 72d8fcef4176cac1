import { remotePreset } from '@naija/build-kit';

export default await remotePreset(import.meta.dirname);
