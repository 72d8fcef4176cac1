export { createReadiness, type Dependency, type Readiness } from './readiness.ts';
export { healthRoutes } from './routes.ts';
