export { failureCounts, recentFailures, type FailureCounts } from './failures/repository.ts';
export { telemetryModule } from './module.ts';
export { createLoadShare, pageCounts } from './page-loads/page-counts.ts';
export { emptyCounts, failingNetworks, type LoadCounts, loadCounts, sumOf } from './page-loads/repository.ts';
