export { healthModule } from './module.ts';
export { createReadiness, type Readiness } from './readiness.ts';
