import { shellPreset } from '@naija/build-kit';
import { manifest } from './src/pwa/manifest.ts';

export default await shellPreset(import.meta.dirname, { manifest });
