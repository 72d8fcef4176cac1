export { privacyModule } from './module.ts';
