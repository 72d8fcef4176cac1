export { cspReportRoutes } from './csp/routes.ts';
export { failureCounts, type FailureCounts } from './failures/repository.ts';
export { failureReportRoutes } from './failures/routes.ts';
