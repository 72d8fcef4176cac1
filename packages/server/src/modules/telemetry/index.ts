export { failureCounts, type FailureCounts } from './failures/repository.ts';
export { emptyCounts, sumOf, type LoadCounts, loadCounts } from './page-loads/repository.ts';
export { createLoadShare, pageCounts } from './page-loads/page-counts.ts';
export { telemetryModule } from './module.ts';
