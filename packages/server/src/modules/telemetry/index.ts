export { cspReportRoutes } from './csp/routes.ts';
export { failureCounts, type FailureCounts } from './failures/repository.ts';
export { failureReportRoutes } from './failures/routes.ts';
export { emptyCounts, sumOf, type LoadCounts } from './page-loads/repository.ts';
export { createLoadShare } from './page-loads/page-counts.ts';
export { pageCounts } from './page-loads/page-counts.ts';
export { loadCounts } from './page-loads/repository.ts';
export { pageLoadRoutes } from './page-loads/routes.ts';
