import { shellPreset } from '@naija/remote-kit/vite';

export default await shellPreset(import.meta.dirname);
