export { createReadiness, type Dependency, type Readiness, type ReadinessSources } from './readiness.ts';
export { healthRoutes } from './routes.ts';
