export { moderationModule } from './module.ts';
