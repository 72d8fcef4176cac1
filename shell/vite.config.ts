import { shellPreset } from '@naija/build-kit/shell';
import { manifest } from './src/pwa/manifest.ts';

export default await shellPreset(import.meta.dirname, { manifest });
