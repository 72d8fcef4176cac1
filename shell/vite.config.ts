import { shellPreset } from '@naija/remote-kit/vite';
import { manifest } from './src/pwa/manifest.ts';

export default await shellPreset(import.meta.dirname, { manifest });
