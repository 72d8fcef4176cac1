export { interestModule } from './module.ts';
