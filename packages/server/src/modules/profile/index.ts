export { profileModule } from './module.ts';
