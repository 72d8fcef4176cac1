import { remotePreset } from '@naija/remote-kit/vite';

export default await remotePreset(import.meta.dirname);
