import path from 'node:path';
import { storybookPreset } from '@naija/build-kit';

export default storybookPreset(path.resolve(import.meta.dirname, '..'));
